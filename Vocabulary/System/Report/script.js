// SPDX-License-Identifier: Apache-2.0
(() => {
  "use strict";
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const bar = document.getElementById("filter");
  const query = document.getElementById("query");
  const only = document.getElementById("only");
  const shown = document.getElementById("shown");
  const folded = (text) => text.normalize("NFKC").toLowerCase();

  // What can be filtered, with the words it is found by: its own and those of the heading above it.
  const items = all("[data-item]").map((element) => ({ element, text: null }));
  const words = (item) =>
    (item.text ??= folded(
      `${item.element.textContent} ${item.element.closest(".group")?.querySelector("h3").textContent ?? ""}`));

  // What holds such items, and is hidden with the last of them; the innermost first.
  const holders = [".group > details", ".group table", ".group", "main section"]
    .flatMap((selector) => all(selector))
    .filter((holder) => holder.querySelector("[data-item]") || !holder.matches("table, details"));
  const folds = new Map();

  const apply = () => {
    const wanted = folded(query.value).split(/\s+/).filter(Boolean);
    const isActive = wanted.length > 0 || only.checked;
    let count = 0;
    for (const item of items) {
      const isShown = !(only.checked && "ok" in item.element.dataset)
        && wanted.every((word) => words(item).includes(word));
      item.element.hidden = !isShown;
      if (isShown) count += 1;
    }
    for (const holder of holders) {
      const isShown = !isActive || holder.querySelector("[data-item]:not([hidden])") !== null;
      holder.hidden = !isShown;
      if (!holder.matches("details")) continue;
      // A list that is folded up opens while something is looked for, and folds up again after it.
      if (isActive && !folds.has(holder)) folds.set(holder, holder.open);
      if (isActive) holder.open = isShown;
      else if (folds.has(holder)) holder.open = folds.get(holder);
    }
    if (!isActive) folds.clear();
    for (const link of all("nav a")) {
      const heading = document.getElementById(link.hash.slice(1));
      link.parentElement.hidden = heading.closest("section").hidden;
    }
    tell(isActive ? (count ? bar.dataset.shown.replace("${count}", count) : bar.dataset.none) : "");
  };

  // Only the last of several changes is told, so that nobody hears every letter's count.
  let telling;
  const tell = (text) => {
    clearTimeout(telling);
    telling = setTimeout(() => { shown.textContent = text; }, 300);
  };
  let applying;
  const applySoon = () => {
    clearTimeout(applying);
    applying = setTimeout(apply, items.length > 500 ? 150 : 0);
  };

  query.addEventListener("input", applySoon);
  only.addEventListener("change", apply);
  document.addEventListener("keydown", (event) => {
    if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "/" && event.target !== query) {
      event.preventDefault();
      query.focus();
      query.select();
    } else if (event.key === "Escape" && event.target === query && query.value) {
      event.preventDefault();
      query.value = "";
      apply();
    }
  });

  const openTarget = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (target?.matches("details")) target.open = true;
  };
  addEventListener("hashchange", openTarget);
  openTarget();

  // Paper has nothing to click on.
  let closed = [];
  addEventListener("beforeprint", () => {
    closed = all("details:not([open])");
    for (const details of closed) details.open = true;
  });
  addEventListener("afterprint", () => {
    for (const details of closed) details.open = false;
  });

  if (items.length > 0) {
    bar.hidden = false;
    document.documentElement.classList.add("filters");
    apply();
  }
})();
