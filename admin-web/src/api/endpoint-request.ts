import type { Endpoint } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { endpointAddress } from '@tahanan/contracts/endpoint/endpoint-address.ts'
import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import type { z } from 'zod'

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

/** A body as a browser sends it: files are the browser's, where the server's contract says uploaded ones. */
type Sendable<Value> = Value extends UploadedFile
  ? File
  : Value extends readonly (infer Item)[]
    ? readonly Sendable<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Sendable<Value[Key]> }
      : Value

/**
 * A body as a form: lists of files and words repeat their name, what is undefined stays out, null is an emptied field, an
 * object is JSON, and so is a list of objects or of nothing.
 */
export function formDataOf(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) for (const part of partsOf(value)) form.append(name, part)
  return form
}

function partsOf(value: unknown): (string | File)[] {
  if (value === undefined) return []
  if (value === null) return ['']
  if (value instanceof File || typeof value === 'string') return [value]
  return isListOfParts(value) ? value.flatMap(partsOf) : [JSON.stringify(value)]
}

function isListOfParts(value: unknown): value is readonly unknown[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((part) => part instanceof File || typeof part !== 'object')
  )
}
