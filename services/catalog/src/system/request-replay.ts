import { randomUUID } from 'node:crypto'
import type { DeadLetter } from '@tahanan/platform/dead-letter/dead-letter.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { auditedSystem } from './audited-system.ts'
import { REPLAY_QUEUE, type ReplayJob } from './replay-job.ts'

/** Asks the job worker to project a dead letter again. */
export function requestReplay(catalog: Catalog, context: CommandContext, letter: DeadLetter): Promise<void> {
  const { id, key, value, headers } = letter
  const data: ReplayJob = { key, value, headers }
  return runCommand(catalog, context, async (unit) => {
    // Another id each time: a topic that was made anew gives out the same places again.
    await unit.enqueue({ queue: REPLAY_QUEUE, id: `${id}-${randomUUID()}`, data })
    await unit.audit(auditedSystem('replay', { letter: id, key, cause: headers['cause'] ?? '' }))
  })
}
