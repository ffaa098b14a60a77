# SPDX-License-Identifier: Apache-2.0
"""Spreads `parlance interpret` over the machines of a Spark cluster.

Each line of the input is an utterance. The answers lie in the output folder, a file for each part of the input, and
read one after another they stand in the order of the utterances: `cat answers/part-*`.
"""

import argparse
import shlex
import sys

from pyspark import SparkConf, SparkContext


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Interpret utterances on a Spark cluster.")
    parser.add_argument("input", help="the file of utterances, one a line")
    parser.add_argument("output", help="the folder to write, which is not there yet")
    parser.add_argument("--program", default="parlance", help="parlance, as the workers find it")
    parser.add_argument("--locale", default="en-US", help="the language of the utterances")
    parser.add_argument("--format", default="json", choices=["text", "json"])
    parser.add_argument("--parts", type=int, default=4, help="how many shares to make, at least")
    parser.add_argument("--master", default="local[2]", help="the cluster")
    return parser.parse_args()


def main() -> int:
    wanted = options()
    settings = SparkConf().setAppName("parlance interpret").setMaster(wanted.master)
    if wanted.master.startswith("local"):
        settings.set("spark.driver.bindAddress", "127.0.0.1").set("spark.driver.host", "127.0.0.1")
        settings.set("spark.ui.enabled", "false")
    command = [
        wanted.program, "interpret", "--ephemeral", "--locale", wanted.locale,
        "--format", wanted.format,
    ]
    with SparkContext(conf=settings) as cluster:
        utterances = cluster.textFile(wanted.input, wanted.parts)
        # The status is 1 where the last utterance is not understood. A program that fails fails the job: nothing is
        # left out in silence.
        guarded = shlex.join(["sh", "-c", f"{shlex.join(command)} || [ $? = 1 ]"])
        answers = utterances.pipe(guarded, checkCode=True)
        answers.saveAsTextFile(wanted.output)
    return 0


if __name__ == "__main__":
    sys.exit(main())
