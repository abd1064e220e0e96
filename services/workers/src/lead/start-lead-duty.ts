import { randomUUID } from 'node:crypto'
import { SYSTEM_ACTOR } from '@tahanan/catalog/command/command-actor.ts'
import { tidyLeads } from '@tahanan/catalog/lead/tidy-leads.ts'
import type { Log } from '@tahanan/platform/log/create-log.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { type Duty, repeatDuty } from '../duty/repeat-duty.ts'

export interface LeadDutySettings {
  /** The catalogue's database, as the writing role. */
  readonly databaseUrl: string
  /** `LEAD_RETENTION_MONTHS`. */
  readonly retentionMonths: number
  readonly log: Log
}

const MINUTE_MS = 60_000

/** Every ten minutes: erases leads that are kept no longer, and keeps their keys, counts and tally short. */
export function startLeadDuty({ databaseUrl, retentionMonths, log }: LeadDutySettings): Duty {
  const onError = (error: unknown): void => log.error({ err: error }, 'leads')
  const pool = openPool({ connectionString: databaseUrl, max: 1, applicationName: 'leads', onError })

  async function tidy(): Promise<void> {
    const context = { actor: SYSTEM_ACTOR, now: new Date(), correlationId: randomUUID() }
    const erased = await tidyLeads({ pool }, context, { retentionMonths })
    if (erased > 0) log.info({ erased }, 'leads kept long enough')
  }

  const duty = repeatDuty({
    name: 'lead-tidying',
    connectionString: databaseUrl,
    firstAfterMs: 2 * MINUTE_MS,
    everyMs: 10 * MINUTE_MS,
    work: tidy,
    onError,
  })
  return {
    async stop() {
      await duty.stop()
      await pool.end()
    },
  }
}
