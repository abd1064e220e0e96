import type { QueryConfig } from 'pg'

const names = new Map<string, string>()

/**
 * A statement that each connection parses and plans once. The texts are made from a bounded number of parts; what a
 * visitor sends is in `values` only.
 */
export function prepared(text: string, values: unknown[]): QueryConfig {
  let name = names.get(text)
  if (name === undefined) {
    name = `search-${names.size}`
    names.set(text, name)
  }
  return { name, text, values }
}
