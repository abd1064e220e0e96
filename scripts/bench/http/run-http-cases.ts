import type { BenchRun } from '../bench-run.ts'
import type { Installation } from '../install/installation.ts'
import type { HttpCase } from './http-case.ts'
import { openHttpBench } from './open-http-bench.ts'
import { runHttpCase } from './run-http-case.ts'

/** Runs those of a group's cases that are wanted. */
export async function runHttpCases(
  run: BenchRun,
  casesOf: (installation: Installation) => Promise<readonly HttpCase[]>,
): Promise<void> {
  const bench = await openHttpBench(run.options.listings)
  try {
    for (const httpCase of await casesOf(bench.installation)) {
      if (run.wants(httpCase.name)) await run.keepBetter(() => runHttpCase(bench, httpCase, run.options))
    }
  } finally {
    await bench.close()
  }
}
