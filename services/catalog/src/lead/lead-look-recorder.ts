import type { LeadAnswer } from '@tahanan/contracts/lead/lead-answer.ts'
import { LRUCache } from 'lru-cache'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'

/** Dashboards ask for their page again and again; so long it is one look. */
const ONE_LOOK_MS = 15 * 60 * 1000
const REMEMBERED = 10_000
/** Id in the audit entry of a list, which is of no one lead. */
const SEVERAL_LEADS = 0

/**
 * Notes in the audit trail who saw which leads in a list (decision 112), before they are shown: one entry for a page,
 * and none for the same page that the same account has just seen.
 */
export function createLeadLookRecorder(
  catalog: Catalog,
): (context: CommandContext, shown: readonly Pick<LeadAnswer, 'id'>[]) => Promise<void> {
  const seen = new LRUCache<string, true>({ max: REMEMBERED, ttl: ONE_LOOK_MS })
  return async (context, shown) => {
    if (shown.length === 0) return
    const leads = shown.map(({ id }) => id)
    const look = `${context.actor.accountId} ${leads.join()}`
    if (seen.get(look) === true) return
    await runCommand(catalog, context, ({ audit }) =>
      audit({ noun: 'lead', id: SEVERAL_LEADS, action: 'view', before: null, after: { leads } }),
    )
    seen.set(look, true)
  }
}
