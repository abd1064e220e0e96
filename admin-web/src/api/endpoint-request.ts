import type { Endpoint } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { z } from 'zod'
import { formDataOf } from './form-data-of.ts'
import type { Sendable } from './sendable.ts'

/** What goes along with a call: parameters and query as plain values, the body as the contract takes it. */
export interface EndpointInput<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> {
  readonly params?: Readonly<Record<keyof z.input<Params>, string | number>>
  readonly query?: Readonly<Partial<Record<keyof z.input<Query>, string | number | undefined>>>
  readonly body?: Sendable<z.input<Body>>
}

export interface EndpointRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | null
}

interface AnyInput {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
}

/** The HTTP request of a call. "Only non-empty parameters are sent" (§7). */
export function endpointRequest(endpoint: Endpoint, { params = {}, query = {}, body }: AnyInput): EndpointRequest {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  const url = `/api${path}${search.size === 0 ? '' : `?${search.toString()}`}`
  const isForm = endpoint.bodyKind !== 'json' && typeof body === 'object' && body !== null
  if (body === undefined) return { method: endpoint.method, url, headers: {}, body: null }
  if (isForm) return { method: endpoint.method, url, headers: {}, body: formDataOf(body) }
  const headers = { 'Content-Type': 'application/json' }
  return { method: endpoint.method, url, headers, body: JSON.stringify(body) }
}
