import type { Endpoint } from './define-endpoint.ts'
import type { z } from 'zod'

/** What a call is given, as it travels: the schemas' input, texts and all. */
export interface EndpointInput<E extends Endpoint> {
  readonly params?: z.input<E['params']>
  readonly query?: z.input<E['query']>
}
