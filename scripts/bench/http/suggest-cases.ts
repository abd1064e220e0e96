import type { Installation } from '../install/installation.ts'
import { drawAddresses } from './draw-addresses.ts'
import type { HttpCase } from './http-case.ts'

const ADDRESSES = 2_000
/** Letters typed when somebody stops to look. */
const TYPED = [1, 2, 3, 4, 6, 9] as const

/** What the search box asks while somebody types, beside a bare read of one row. The answer cache is off. */
export async function suggestCases({ pool }: Installation): Promise<HttpCase[]> {
  const { rows } = await pool.query<{ kind: number; key: string; label: string }>(
    'select kind, key, label from read.suggestion order by md5(key) limit $1',
    [ADDRESSES],
  )
  if (rows.length === 0) throw new Error('There is nothing to suggest.')
  const typed = rows.map(({ label }, place) => label.slice(0, TYPED[place % TYPED.length]))
  const text = 'select label as body from suggestion where kind = $1 and key = $2'
  return [
    {
      name: 'suggestions while typing',
      floor: 0.4,
      cacheBytes: 0,
      ...drawAddresses(typed.map((label) => `/api/suggest?q=${encodeURIComponent(label)}`)),
      twin: { kind: 'bare', order: { texts: [], text, values: rows.map(({ kind, key }) => [kind, key]) } },
    },
  ]
}
