import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Catalog } from './catalog.ts'
import type { CommandContext } from './command-context.ts'
import { claimRequestKey, getRequestAnswer, storeRequestAnswer } from './request-key.store.ts'
import { runCommand } from './run-command.ts'
import type { UnitOfWork } from './unit-of-work.ts'

interface OnceOnly<Answer> {
  /** Its name, so that one key of two commands is two keys: `listing.create`. */
  readonly command: string
  /** What is kept of the answer and given again. */
  readonly answer: z.ZodType<Answer>
}

/**
 * `runCommand` that does its work once for each `Idempotency-Key` of an account, however often and at once it is asked,
 * and whatever was killed in between: key and work are one transaction. Asked again within a day it gives the same
 * answer. Without a key it is `runCommand`.
 */
export function runOnce<Answer>(
  catalog: Catalog,
  context: CommandContext,
  { command, answer }: OnceOnly<Answer>,
  work: (unit: UnitOfWork) => Promise<Answer>,
): Promise<Answer> {
  const { actor, idempotencyKey, now } = context
  const { accountId } = actor
  if (idempotencyKey === undefined || accountId === null) return runCommand(catalog, context, work)
  const key = { accountId, hash: createHash('sha256').update(`${command} ${idempotencyKey}`).digest() }
  return runCommand(catalog, context, async (unit) => {
    if (!(await claimRequestKey(unit.client, key, now))) return answer.parse(await getRequestAnswer(unit.client, key))
    const result = await work(unit)
    await storeRequestAnswer(unit.client, key, result)
    return result
  })
}
