import { pause } from '@tahanan/platform/postgres/pause.ts'
import type { CommandMix, StoryCommand } from './command-mix.ts'
import type { Staff } from '../deployment/staff.ts'

/** What became of the commands of a load. */
export interface LoadReport {
  readonly acknowledged: number
  /** Answered by a problem. */
  readonly refused: number
  /** Never answered: whether they were carried out is unknown. */
  readonly unanswered: number
  /** The problems and errors, each once. */
  readonly problems: readonly string[]
}

/** More than wait for an answer here would only queue up inside: a machine that is too slow for the rate gets a lower one. */
const UNDER_WAY_MAX = 30

/** Commands at a steady rate, whatever becomes of them, until it is stopped. */
export function startCommandLoad(staff: Staff, mix: CommandMix, perSecond: number) {
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  const problems = new Set<string>()
  let acknowledged = 0
  let refused = 0
  let unanswered = 0

  async function carryOut(command: StoryCommand): Promise<void> {
    try {
      const answer = await staff.send(command.method, command.path, command.body)
      if (answer.status < 300) {
        acknowledged += 1
        command.onDone?.(answer.body)
      } else {
        refused += 1
        problems.add(`${command.method} ${command.path.replace(/\d+/g, '…')}: ${answer.status}`)
      }
    } catch (error) {
      unanswered += 1
      problems.add(String(error))
    }
  }

  async function run(): Promise<void> {
    const startedAt = performance.now()
    for (let sent = 0; !stopping.signal.aborted; sent += 1) {
      const working = carryOut(mix.next())
      underWay.add(working)
      void working.then(() => underWay.delete(working))
      while (underWay.size >= UNDER_WAY_MAX) await Promise.race(underWay)
      await pause(startedAt + ((sent + 1) * 1_000) / perSecond - performance.now(), stopping.signal)
    }
    await Promise.all(underWay)
  }

  const running = run()
  /** How it stands now. */
  const report = (): LoadReport => ({ acknowledged, refused, unanswered, problems: [...problems] })
  return {
    report,
    /** Waits for the commands under way. */
    async stop(): Promise<LoadReport> {
      stopping.abort()
      await running
      return report()
    },
  }
}
