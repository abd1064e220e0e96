import type { QueryConfig } from 'pg'

/** Each connection keeps the plans of all of them. Combinations beyond these are rare, and planned each time. */
const NAMES_MAX = 500

const names = new Map<string, string>()

/**
 * A statement that each connection parses and plans once. Texts are put together from a bounded number of parts; what a
 * visitor sends is in `values` only.
 */
export function prepared(text: string, values: unknown[]): QueryConfig {
  const known = names.get(text)
  if (known !== undefined) return { name: known, text, values }
  if (names.size === NAMES_MAX) return { text, values }
  const name = `search-${names.size}`
  names.set(text, name)
  return { name, text, values }
}
