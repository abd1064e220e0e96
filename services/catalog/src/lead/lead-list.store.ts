import { createHash } from 'node:crypto'
import type { LeadFilter } from '@tahanan/contracts/lead/lead-filter.ts'
import type { LeadListQuery } from '@tahanan/contracts/lead/lead-list-query.ts'
import type { Pool } from 'pg'
import { matchesSql } from '../list/matches-sql.ts'
import { pageOfMatches } from '../list/page-of-matches.ts'
import { rowsOfPage } from '../list/rows-of-page.ts'
import { LEAD_COLUMNS } from './lead-columns.ts'
import { leadConditions } from './lead-conditions.ts'
import { LEAD_TABLES } from './lead-tables.ts'
import type { Lead } from './lead.ts'

export interface FoundLeads {
  /** The page that was asked for. */
  readonly leads: Lead[]
  /** How many there are in all, where that is known by the way. */
  readonly matches?: number
}

export async function countLeads(pool: Pool, filter: LeadFilter): Promise<number> {
  const { where, values } = leadConditions(filter)
  const text = `select count(*)::integer as count from app.lead where ${where}`
  const { rows } = await pool.query<{ count: number }>(text, values)
  return rows[0]?.count ?? 0
}

/** One page, newest first. */
export async function listLeadRows(pool: Pool, query: LeadListQuery): Promise<FoundLeads> {
  const { where, values } = leadConditions(query)
  const { limit, offset } = rowsOfPage(query)
  const text = `select ${LEAD_COLUMNS}
     from (select id from app.lead where ${where} order by id desc limit ${limit} offset ${offset}) page
     join (${LEAD_TABLES}) on l.id = page.id
     order by l.id desc`
  const { rows } = await pool.query<Lead>({ ...keptPlan(query, text), text, values })
  return { leads: rows }
}

/** One page of what words find, newest first, and how many they find. */
export async function findLeads(pool: Pool, query: LeadListQuery): Promise<FoundLeads> {
  const { where, values } = leadConditions(query)
  const text = matchesSql({ noun: 'lead', where, columns: LEAD_COLUMNS, tables: LEAD_TABLES }, query)
  const { rows } = await pool.query<Lead & { readonly matches: number }>({ ...keptPlan(query, text), text, values })
  const { count: matches, results: leads } = pageOfMatches(rows)
  return { leads, matches }
}

/** First pages are what is asked for most, and there are few statements for them: they are parsed once. */
function keptPlan({ page }: LeadListQuery, text: string): { readonly name?: string } {
  return page === 1 ? { name: `lead.list ${createHash('md5').update(text).digest('base64url')}` } : {}
}
