# SPDX-License-Identifier: Apache-2.0
"""Lets hassil recognise sentences, for a comparison on the same grammar.

Standard input is one JSON object: "grammar" in hassil's own format, "houses" (each a mapping of
lists, each list a sequence of [said, value, context]) and "sentences" (each with "text", "context"
and "house", an index). Standard output has a line for the version and one for each sentence:
"intent", "slots" and "ns", the time of recognition alone: each sentence is recognised twice, and the
better time counts.
The exit status is 3 where hassil is not installed.
"""

import importlib.metadata
import json
import sys
import time

try:
    from hassil import Intents, recognize_best
    from hassil.intents import TextSlotList
except ImportError:
    sys.exit(3)


def slot_lists(house):
    return {
        name: TextSlotList.from_tuples([tuple(value) for value in values], name=name)
        for name, values in house.items()
    }


def main():
    task = json.load(sys.stdin)
    intents = Intents.from_dict(task["grammar"])
    houses = [slot_lists(house) for house in task["houses"]]

    def recognise(sentence):
        start = time.perf_counter_ns()
        result = recognize_best(
            sentence["text"],
            intents,
            slot_lists=houses[sentence["house"]],
            intent_context=dict(sentence["context"]),
            best_slot_name="name",
        )
        return time.perf_counter_ns() - start, result

    print(json.dumps({"version": importlib.metadata.version("hassil")}))
    deadline = time.monotonic() + task["seconds"]
    for sentence in task["sentences"]:
        if time.monotonic() > deadline:
            break
        first, _ = recognise(sentence)
        second, result = recognise(sentence)
        slots = {name: entity.value for name, entity in result.entities.items()} if result else {}
        intent = result.intent.name if result else None
        print(json.dumps({"intent": intent, "slots": slots, "ns": min(first, second)}))


main()
