import type { LeadFilter } from '@tahanan/contracts/lead/lead-filter.ts'
import { searchPatterns } from '../list/search-patterns.ts'

/** Which rows of `app.lead` a filter asks for. Spelled as the partial indexes have it. */
export function leadConditions(filter: LeadFilter): { readonly where: string; readonly values: unknown[] } {
  const values: unknown[] = []
  const conditions = [filter.deleted === 'true' ? 'deleted_at is not null' : 'deleted_at is null']
  if (filter.spam !== 'all') conditions.push(`is_spam = ${filter.spam}`)
  if (filter.source !== undefined) conditions.push(`source = $${values.push(filter.source)}`)
  if (filter.status !== undefined) conditions.push(`status = $${values.push(filter.status)}`)
  if (filter.assignee === null) conditions.push('assignee_id is null')
  else if (filter.assignee !== undefined) conditions.push(`assignee_id = $${values.push(filter.assignee)}`)
  for (const pattern of searchPatterns(filter.q)) conditions.push(`search_folded like $${values.push(pattern)}`)
  return { where: conditions.join(' and '), values }
}
