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

export async function countLeads(pool: Pool, filter: LeadFilter): Promise<number> {
  const { where, values } = leadConditions(filter)
  const text = `select count(*)::integer as count from app.lead where ${where}`
  const { rows } = await pool.query<{ count: number }>(text, values)
  return rows[0]?.count ?? 0
}

/**
 * One page, newest first.
 *
 * @param count how many match in all. The planner cannot know how often words meet, so few are collected first.
 */
export async function listLeadRows(pool: Pool, query: LeadListQuery, count: number): Promise<Lead[]> {
  const { where, values } = leadConditions(query)
  const collected = query.q !== '' && count <= FEW ? 'offset 0' : ''
  const { limit, offset } = rowsOfPage(query)
  const text = `select ${LEAD_COLUMNS}
     from (
       select id from (select id from app.lead where ${where} ${collected}) hit
       order by id desc limit ${limit} offset ${offset}) page
     join (${LEAD_TABLES}) on l.id = page.id
     order by l.id desc`
  // Lists without words are few, and their first pages what is asked for most: their plans are kept.
  const isKept = query.q === '' && offset === 0
  const name = isKept ? { name: `lead.list ${createHash('md5').update(text).digest('base64url')}` } : {}
  const { rows } = await pool.query<Lead>({ ...name, text, values })
  return rows
}
