import type { ListQuery } from './list-query.ts'
import { addressBehind } from './address-behind.ts'
import type { HttpCase } from './http-case.ts'
import type { Positions } from './positions.ts'

const PAGE = 12
const LISTS_MAX = 400

/** Page 500 of those lists that have one, beside their second pages; undefined where no list is as long. */
export async function page500(
  name: string,
  queries: readonly ListQuery[],
  positions: Positions,
): Promise<HttpCase | undefined> {
  const deep: string[] = []
  const second: string[] = []
  for (const list of queries) {
    if (deep.length === LISTS_MAX) break
    const far = await positions.find(list.query, 499 * PAGE - 1)
    const near = await positions.find(list.query, PAGE - 1)
    if (far === undefined || near === undefined) continue
    deep.push(addressBehind(list, far))
    second.push(addressBehind(list, near))
  }
  if (deep.length === 0) return undefined
  return { name, floor: 1 / 1.5, cacheBytes: 0, paths: deep, twin: { kind: 'ours', paths: second } }
}
