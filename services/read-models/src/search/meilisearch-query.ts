import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { SearchRequest } from '@tahanan/platform/search-engine/search-engine.ts'
import { type Condition, conditionsOf } from './filter-conditions.ts'
import { ORDER_KEYS } from './order-keys.ts'

const DAY_MS = 86_400_000

/** Ids of the project and the developer that filters name by slug: the index has no slugs. 0 for one that is not there. */
export interface FilterIds {
  readonly project?: number
  readonly developer?: number
}

/** The filters in Meilisearch's language: all of these conditions. */
export function meilisearchFilter(filters: ListingFilters, ids: FilterIds): string[] {
  return [
    ...conditionsOf(filters).flatMap(conditionText),
    ...(ids.project === undefined ? [] : [`projectId = ${ids.project}`]),
    ...(ids.developer === undefined ? [] : [`developerId = ${ids.developer}`]),
  ]
}

function conditionText(condition: Condition): string | readonly string[] {
  if (condition.is === 'any') {
    return condition.value.map((all) => `(${all.flatMap(conditionText).join(' AND ')})`).join(' OR ')
  }
  const { is, field, value } = condition
  if (is === 'in') return `${field} IN [${value.join()}]`
  if (is === 'within') return `${field}Ms >= ${Date.now() - value * DAY_MS}`
  if (is !== 'has') return `${field} ${is} ${value}`
  if (field === 'area') return `areas = "${value}"`
  return field === 'financing' ? `financing = ${value}` : value.map((id) => `amenities = ${id}`)
}

interface MeilisearchOrder {
  readonly sort: string[]
  /** What lies beyond the position, where there is one. */
  readonly beyond: readonly string[]
}

/** An order, and where to go on in it, in Meilisearch's language. */
export function meilisearchOrder({ order, from }: Pick<SearchRequest, 'order' | 'from'>): MeilisearchOrder {
  const isAscending = order !== 'newest' && ORDER_KEYS[order].isAscending
  const descending = isAscending === (from?.backwards === true)
  const direction = descending ? 'desc' : 'asc'
  const beyond = descending ? '<' : '>'
  const byId = `id:${direction}`
  if (order === 'newest') return { sort: [byId], beyond: from ? [`id ${beyond} ${from.position.id}`] : [] }
  const { field, unknown } = ORDER_KEYS[order]
  const sort = [`${field}:${direction}`, byId]
  if (from === undefined) return { sort, beyond: [] }
  const { id, key } = from.position
  const at = key ?? unknown
  return { sort, beyond: [`${field} ${beyond} ${at} OR (${field} = ${at} AND id ${beyond} ${id})`] }
}
