import type { Endpoint, EndpointInput } from './define-endpoint.ts'

/** Address of a call on this host; the same call has the same address, which answers are known by. */
export function endpointAddress<E extends Endpoint>(endpoint: E, { params, query }: EndpointInput<E> = {}): string {
  const values = new Map(Object.entries(params ?? {}))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
  const search = queryText(query)
  return search === '' ? `/api${path}` : `/api${path}?${search}`
}

/** A query string of what says something: "only non-empty parameters are sent" (§7). */
export function queryText(query: unknown): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') params.set(key, String(value))
  }
  return params.toString()
}
