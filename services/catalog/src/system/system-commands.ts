import { randomUUID } from 'node:crypto'
import { type RebuildTarget, rebuildTargetSchema } from '@tahanan/contracts/system/system-answer.ts'
import type { DeadLetter } from '@tahanan/platform/dead-letter/dead-letter-box.ts'
import { z } from 'zod'
import type { AuditEntry } from '../audit/audit.store.ts'
import { type Catalog, type CommandContext, runCommand } from '../command/run-command.ts'

export const REBUILD_QUEUE = 'rebuild'

export const rebuildJobSchema = z.object({ target: rebuildTargetSchema })

/** There is one system, and it has no row. */
const ID = 0

/** What an administrator did to the machinery, in the audit trail. */
export function auditedSystem(action: string, about: object): AuditEntry {
  return { noun: 'system', id: ID, action, before: null, after: about }
}

/** Asks the job worker for a rebuild, and answers the id of the job. */
export function requestRebuild(catalog: Catalog, context: CommandContext, target: RebuildTarget): Promise<string> {
  const id = `${target}-${randomUUID()}`
  return runCommand(catalog, context, async (unit) => {
    await unit.enqueue({ queue: REBUILD_QUEUE, id, data: { target } })
    await unit.audit(auditedSystem('rebuild', { target }))
    return id
  })
}

/** Notes in the audit trail what an administrator does to something that is not in the tables. */
export function noteSystemAct(catalog: Catalog, context: CommandContext, action: string, about: object): Promise<void> {
  return runCommand(catalog, context, (unit) => unit.audit(auditedSystem(action, about)))
}

/** The queue of dead letters that are to be projected again. */
export const REPLAY_QUEUE = 'replay'

/** A dead letter as it lay in its topic. */
export const replayJobSchema = z.object({
  key: z.string(),
  value: z.string(),
  headers: z.record(z.string(), z.string()),
})

type ReplayJob = z.infer<typeof replayJobSchema>

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

/** The queue of replays of all dead letters. */
export const REPLAY_ALL_QUEUE = 'replay-all'

/** Which letters, oldest first: those that come meanwhile, from it as well, are not among them. */
export const replayAllJobSchema = z.object({ letters: z.array(z.string()) })

/** Asks the job worker to project dead letters again, one after another, and answers the id of the job. */
export function requestReplayAll(
  catalog: Catalog,
  context: CommandContext,
  letters: readonly string[],
): Promise<string> {
  const id = `all-${randomUUID()}`
  return runCommand(catalog, context, async (unit) => {
    await unit.enqueue({ queue: REPLAY_ALL_QUEUE, id, data: { letters: [...letters] } })
    await unit.audit(auditedSystem('replay', { letters: letters.length }))
    return id
  })
}
