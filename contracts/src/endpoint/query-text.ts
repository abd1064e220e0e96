/** A query string of what says something: "only non-empty parameters are sent" (§7). */
export function queryText(query: unknown): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') params.set(key, String(value))
  }
  return params.toString()
}
