import { createHash } from 'node:crypto'
import type { LeadFilter } from '@tahanan/contracts/lead/lead-filter.ts'
import type { LeadListQuery } from '@tahanan/contracts/lead/lead-list-query.ts'
import type { Pool } from 'pg'
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

/**
 * A page of what words find, and how many they find. All of them are collected once, which counts them as well: the
 * planner cannot know how often words meet, and would walk the newest leads for ever after some that hardly do.
 */
export async function findLeads(pool: Pool, query: LeadListQuery): Promise<FoundLeads> {
  const { where, values } = leadConditions(query)
  const { limit, offset } = rowsOfPage(query)
  const text = `with hit as materialized (select id from app.lead where ${where})
     select counted.matches, lead.*
     from (select count(*)::integer as matches from hit) counted
     left join (
       select ${LEAD_COLUMNS}
       from (select id from hit order by id desc limit ${limit} offset ${offset}) page
       join (${LEAD_TABLES}) on l.id = page.id) lead on true
     order by lead.id desc`
  const { rows } = await pool.query<Lead & { readonly matches: number }>({ ...keptPlan(query, text), text, values })
  return {
    matches: rows[0]?.matches ?? 0,
    leads: rows.filter(({ id }) => id !== null).map(({ matches: _matches, ...lead }) => lead),
  }
}

/** First pages are what is asked for most, and there are few statements for them: they are parsed once. */
function keptPlan({ page }: LeadListQuery, text: string): { readonly name?: string } {
  return page === 1 ? { name: `lead.list ${createHash('md5').update(text).digest('base64url')}` } : {}
}
