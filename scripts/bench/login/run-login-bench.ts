import { startLoadGenerator } from '../load/load-generator.ts'
import type { BenchRun } from '../bench-run.ts'
import { openStaffBench } from '../leads/open-staff-bench.ts'
import { compare } from '../report/compare.ts'
import { startAttack } from './start-attack.ts'

const PER_MINUTE = 10_000
/** "Not more than 1.5 times slower." */
const FLOOR = 1 / 1.5

/**
 * Somebody who is signed in works, one request after the other, while 10,000 wrong passwords a minute come from as many
 * addresses; and works undisturbed, as what that is held against.
 */
export async function runLoginBench(run: BenchRun): Promise<void> {
  const { rounds, roundMs } = run.options
  const bench = await openStaffBench()
  const load = startLoadGenerator()
  const work = {
    origin: bench.origin,
    paths: ['/api/admin/account/'],
    headers: { ...bench.headers },
    connections: 1,
    durationMs: roundMs,
  }
  const answers = new Map<number, number>()
  try {
    await load.run(work)
    const outcome = await compare({
      name: 'signed in, under 10,000 wrong passwords a minute',
      unit: 'requests',
      floor: FLOOR,
      rounds,
      ours: async () => {
        const attack = startAttack(bench.origin, PER_MINUTE)
        const result = await load.run(work)
        for (const [status, times] of await attack.stop()) answers.set(status, times + (answers.get(status) ?? 0))
        return { ...result, failed: result.errors + result.notOk }
      },
      bare: () => load.run(work),
    })
    run.keep(outcome)
    const told = [...answers].toSorted(([one], [other]) => one - other).map(([status, times]) => `${times} × ${status}`)
    run.note(`the attackers were answered ${told.join(', ')}`)
  } finally {
    load.close()
    await bench.close()
  }
}
