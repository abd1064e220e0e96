import { randomUUID } from 'node:crypto'
import { SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { tidyLeads } from '@tahanan/catalog/lead/lead-person.ts'
import type { DutyDefinition } from '../duty/duty-definition.ts'

const MINUTE_MS = 60_000

/** Erases leads that are kept no longer, and keeps their keys, counts and tally short. */
export const tidyLeadsDuty: DutyDefinition = {
  name: 'lead-tidying',
  firstAfterMs: 2 * MINUTE_MS,
  everyMs: 10 * MINUTE_MS,
  async work({ catalog, config }) {
    const context = { actor: SYSTEM_ACTOR, now: new Date(), correlationId: randomUUID() }
    const erased = await tidyLeads(catalog, context, { retentionMonths: config.LEAD_RETENTION_MONTHS })
    return erased > 0 ? { erased } : undefined
  },
}
