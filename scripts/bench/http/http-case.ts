import type { BareOrder } from '../bare/bare-order.ts'

/** Requests to the public API beside the least that could answer them. */
export interface HttpCase {
  readonly name: string
  readonly floor: number | null
  /** Bytes of the answer cache: 0 measures the read itself. */
  readonly cacheBytes: number
  /** Rotated over; drawn from a Zipf curve where a cache could flatter. */
  readonly paths: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
  /** What a right answer has. */
  readonly expectStatus?: number
  /** The twin's statement and its parameters, an address each; or the one text it always answers. */
  readonly bare: Pick<BareOrder, 'constant' | 'text' | 'values'>
  readonly bareHeaders?: Readonly<Record<string, string>>
}
