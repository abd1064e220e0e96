import { createHash } from 'node:crypto'
import type { LeadFilter } from '@tahanan/contracts/lead/lead-filter.ts'
import type { LeadListQuery } from '@tahanan/contracts/lead/lead-list-query.ts'
import type { Pool } from 'pg'
import { rowsOfPage } from '../list/rows-of-page.ts'
import { LEAD_COLUMNS } from './lead-columns.ts'
import { leadConditions } from './lead-conditions.ts'
import { LEAD_TABLES } from './lead-tables.ts'
import type { Lead } from './lead.ts'

/** So many matches of words are quicker found by the text index and sorted than met on a walk. */
const FEW = 2_000

export interface FoundLeads {
  readonly count: number
  /** The page that was asked for. */
  readonly leads: Lead[]
}

export async function countLeads(pool: Pool, filter: LeadFilter): Promise<number> {
  const { where, values } = leadConditions(filter)
  const text = `select count(*)::integer as count from app.lead where ${where}`
  const { rows } = await pool.query<{ count: number }>(text, values)
  return rows[0]?.count ?? 0
}

/** One page, newest first. */
export async function listLeadRows(pool: Pool, query: LeadListQuery): Promise<Lead[]> {
  const { where, values } = leadConditions(query)
  const { limit, offset } = rowsOfPage(query)
  const text = `select ${LEAD_COLUMNS}
     from (select id from app.lead where ${where} order by id desc limit ${limit} offset ${offset}) page
     join (${LEAD_TABLES}) on l.id = page.id
     order by l.id desc`
  // Lists without words are few, and their first pages what is asked for most: their plans are kept.
  const isKept = query.q === '' && offset === 0
  const name = isKept ? { name: `lead.list ${createHash('md5').update(text).digest('base64url')}` } : {}
  const { rows } = await pool.query<Lead>({ ...name, text, values })
  return rows
}

/**
 * A page of what words find, and how many they find, where these are few; undefined where they are many. The planner
 * cannot know how often words meet, and would walk the newest leads for ever after some that hardly do: so all of them
 * are collected first.
 */
export async function findFewLeads(pool: Pool, query: LeadListQuery): Promise<FoundLeads | undefined> {
  const { where, values } = leadConditions(query)
  const { limit, offset } = rowsOfPage(query)
  const { rows } = await pool.query<Lead & { readonly matches: number }>(
    `with hit as materialized (select id from app.lead where ${where} limit ${FEW + 1})
     select counted.matches, lead.*
     from (select count(*)::integer as matches from hit) counted
     left join (
       select ${LEAD_COLUMNS}
       from (select id from hit order by id desc limit ${limit} offset ${offset}) page
       join (${LEAD_TABLES}) on l.id = page.id) lead on true
     order by lead.id desc`,
    values,
  )
  const count = rows[0]?.matches ?? 0
  if (count > FEW) return undefined
  return { count, leads: rows.filter(({ id }) => id !== null).map(({ matches: _matches, ...lead }) => lead) }
}
