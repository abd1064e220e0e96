import type { LeadFilter } from '@tahanan/contracts/lead/lead.ts'
import { manilaMinute } from '@tahanan/contracts/time/manila-date.ts'
import { type Catalog, type CommandContext, runCommand } from '../command/run-command.ts'
import { csvFile } from '../export/csv-file.ts'
import { leadAnswerOf, SEVERAL_LEADS } from './lead.ts'
import { streamLeads } from './lead.store.ts'

const COLUMNS = [
  'reference',
  'source',
  'status',
  'is_spam',
  'fullname',
  'email',
  'phone',
  'phone_e164',
  'message',
  'report_reason',
  'listing_id',
  'listing_name',
  'listing_price',
  'listing_url',
  'assignee',
  'next_step',
  'next_follow_up_on',
  'consent_at',
  'created_at',
  'first_response_at',
] as const

/**
 * Every lead that fits as CSV, a piece at a time: neither all of them nor many at once are in memory. Noted in the
 * audit trail before the first piece.
 */
export async function* exportLeads(
  catalog: Catalog,
  context: CommandContext,
  filter: LeadFilter,
): AsyncGenerator<string, void> {
  const { q, ...asked } = filter
  // What was searched for may be somebody's name.
  const after = { ...asked, searched: q !== '' }
  await runCommand(catalog, context, ({ audit }) =>
    audit({ noun: 'lead', id: SEVERAL_LEADS, action: 'export', before: null, after }),
  )
  yield* csvFile(COLUMNS, streamLeads(catalog.pool, { ...filter, accountId: context.actor.accountId }), (stored) => {
    const lead = leadAnswerOf(stored)
    return COLUMNS.map((column) => {
      const cell = lead[column]
      return typeof cell === 'string' && column.endsWith('_at') ? manilaMinute(new Date(cell)) : cell
    })
  })
}
