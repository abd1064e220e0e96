import type { Endpoint } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { endpointAddress } from '@tahanan/contracts/endpoint/endpoint-address.ts'
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
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** The HTTP request of a call. */
export function endpointRequest(endpoint: Endpoint, { body, ...input }: AnyInput): EndpointRequest {
  const { method } = endpoint
  const url = endpointAddress(endpoint, input)
  if (body === undefined) return { method, url, headers: {}, body: null }
  if (endpoint.bodyKind !== 'json' && typeof body === 'object' && body !== null)
    return { method, url, headers: {}, body: formDataOf(body) }
  return { method, url, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}
