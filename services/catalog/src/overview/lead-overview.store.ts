import type { LeadSource } from '@tahanan/contracts/lead/lead-source.ts'
import type { Pool } from 'pg'

export interface WeeklyLeads {
  /** Its Monday in Manila. */
  readonly week: string
  readonly source: LeadSource
  readonly leads: number
}

/** Leads since a moment, by the week in which they came; answered by an index alone. */
export async function countLeadsByWeek(pool: Pool, since: Date): Promise<WeeklyLeads[]> {
  const { rows } = await pool.query<WeeklyLeads>(
    `select to_char(date_trunc('week', created_at at time zone 'Asia/Manila'), 'YYYY-MM-DD') as week,
       source, count(*)::integer as leads
     from app.lead where deleted_at is null and not is_spam and created_at >= $1 group by 1, 2`,
    [since],
  )
  return rows
}

export interface ResponseTimes {
  /** Null: of all weeks together. */
  readonly week: string | null
  readonly answered: number
  readonly medianMinutes: number | null
  readonly p90Minutes: number | null
}

/** How long the leads since a moment waited for the first response, by week and in all. */
export async function measureFirstResponses(pool: Pool, since: Date): Promise<ResponseTimes[]> {
  const { rows } = await pool.query<ResponseTimes>(
    `select to_char(week, 'YYYY-MM-DD') as week, count(*)::integer as answered,
       round(percentile_cont(0.5) within group (order by minutes)::numeric, 1)::float8 as "medianMinutes",
       round(percentile_cont(0.9) within group (order by minutes)::numeric, 1)::float8 as "p90Minutes"
     from (
       select date_trunc('week', created_at at time zone 'Asia/Manila') as week,
         greatest(extract(epoch from first_response_at - created_at) / 60, 0)::float8 as minutes
       from app.lead
       where deleted_at is null and not is_spam and created_at >= $1 and first_response_at is not null) answered
     group by grouping sets ((week), ())`,
    [since],
  )
  return rows
}

export interface OpenLeads {
  /** When the one came that waits longest for an answer. */
  readonly waitingSince: Date | null
  readonly overdue: number
  readonly dueToday: number
}

/** @param today the day in Manila */
export async function readOpenLeads(pool: Pool, today: string): Promise<OpenLeads> {
  const { rows } = await pool.query<OpenLeads>(
    `select due.*,
       (select created_at from app.lead
        where deleted_at is null and is_spam = false and status = 'new' order by id limit 1) as "waitingSince"
     from (
       select count(*) filter (where next_follow_up_on < $1)::integer as overdue,
         count(*) filter (where next_follow_up_on = $1)::integer as "dueToday"
       from app.lead
       where next_follow_up_on <= $1 and deleted_at is null and not is_spam and status not in ('closed', 'lost')) due`,
    [today],
  )
  return rows[0] ?? { waitingSince: null, overdue: 0, dueToday: 0 }
}
