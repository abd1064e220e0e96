import { PAGE_LIMITS } from '@tahanan/contracts/page/page-limits.ts'

/** Listing ids of an address, `12,7,30`; what is none is left out, and at most `max` are taken. */
export function readIds(query: URLSearchParams, max: number = PAGE_LIMITS.maxIds): readonly number[] {
  const ids = (query.get('ids') ?? '').split(',').filter((text) => /^[1-9]\d{0,8}$/.test(text))
  return [...new Set(ids.map(Number))].slice(0, max)
}
