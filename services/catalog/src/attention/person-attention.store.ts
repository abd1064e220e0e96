import type { PersonAttention } from '@tahanan/contracts/attention/attention.endpoints.ts'
import { LICENSE_WARNING_DAYS } from '@tahanan/contracts/license/license.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import type { Catalog } from '../command/run-command.ts'
import { type ListPage, rowsOfPage, searchPatterns } from '../list/page-of-matches.ts'
import { countRows, listRows } from '../row/row.store.ts'

type PersonAttentionCode = PersonAttention['reasons'][number]['code']

interface PersonInNeed extends Pick<PersonAttention, 'noun' | 'id' | 'name'> {
  readonly codes: readonly PersonAttentionCode[]
  /** Last day of the PRC licence that lasts longest; null for none. */
  readonly lastDay: string | null
  readonly salespersons: number
}

/** Who needs care and why, the gravest reason first. ISO days compare as text. */
const NEEDY = `(
  with person as (
    select 'broker' as noun, id, name, name_folded, licenses,
      (select count(*)::integer from app.salesperson where broker_id = broker.id and deleted_at is null) as salespersons
    from app.broker where deleted_at is null
    union all
    select 'salesperson', id, name, name_folded, licenses, 0 from app.salesperson where deleted_at is null
  ), licensed as (
    select person.*, (
      select max(coalesce("validUntil", '9999-12-31'))
      from jsonb_to_recordset(licenses) as license (kind text, "validUntil" text) where kind = 'PRC'
    ) as last_day
    from person
  )
  select noun, id, name, name_folded, last_day, salespersons, array_remove(array[
    case when last_day is null then 'license_missing' when last_day < $1 then 'license_lapsed'
      when last_day <= $2 then 'license_ending' end,
    case when salespersons > $3 then 'too_many_salespersons' end
  ], null) as codes
  from licensed
  where last_day is null or last_day <= $2 or salespersons > $3) needy`

const DAY_MS = 86_400_000

export interface PersonAttentionSettings {
  readonly now: Date
  /** With more salespersons than that a broker needs care (decisions §10 "PRC licence"). */
  readonly salespersonsMax: number
}

/** What people are measured by: the day in Manila, the day until which a licence is ending, and the most salespersons. */
function termsOf({ now, salespersonsMax }: PersonAttentionSettings): readonly unknown[] {
  const soon = new Date(now.getTime() + LICENSE_WARNING_DAYS * DAY_MS)
  return [manilaDate(now), manilaDate(soon), salespersonsMax]
}

/** How many people need care for each reason, for the overview; a reason that nobody gives is missing. */
export function countPeopleNeedingAttention(
  { pool }: Catalog,
  settings: PersonAttentionSettings,
): Promise<{ readonly reason: PersonAttentionCode; readonly count: number }[]> {
  return listRows(
    pool,
    `select reason, count(*)::integer as count from ${NEEDY}, unnest(codes) as reason group by reason order by reason`,
    [...termsOf(settings)],
  )
}

/** Brokers and salespersons whom staff should look at, the gravest reasons first. */
export async function listPeopleNeedingAttention(
  { pool }: Catalog,
  query: StaffListQuery,
  settings: PersonAttentionSettings,
): Promise<ListPage<PersonAttention>> {
  const { limit, offset } = rowsOfPage(query)
  const values = [...termsOf(settings), searchPatterns(query.q)]
  const [count, page] = await Promise.all([
    countRows(pool, `${NEEDY} where name_folded like all($4)`, values),
    pool.query<PersonInNeed>(
      `select noun, id, name, codes, last_day as "lastDay", salespersons from ${NEEDY} where name_folded like all($4)
       order by array_position(
         array['license_missing', 'license_lapsed', 'license_ending', 'too_many_salespersons'], codes[1]), noun, id
       limit $5 offset $6`,
      [...values, limit, offset],
    ),
  ])
  const results = page.rows.map((person): PersonAttention => {
    const { noun, id, name, codes } = person
    return { noun, id, name, reasons: codes.map((code) => ({ code, message: MESSAGES[code](person) })) }
  })
  return { count, results }
}

const MESSAGES: Readonly<Record<PersonAttentionCode, (person: PersonInNeed) => string>> = {
  license_missing: () => 'There is no PRC licence or accreditation. Add it, with its last day.',
  license_lapsed: ({ lastDay }) => `The PRC licence lapsed on ${lastDay}. Add the renewed one.`,
  license_ending: ({ lastDay }) => `The PRC licence ends on ${lastDay}. Ask for the renewed one.`,
  too_many_salespersons: ({ salespersons }) =>
    `${salespersons} salespersons work under this broker. Move some to another one.`,
}
