import type { BareOrder } from '../bare/bare-order.ts'

/** What a case is held against: the bare server, ours asked for something else, or an engine asked directly. */
export type Twin =
  | {
      readonly kind: 'bare'
      /** The statement and its parameters, an address each; or the texts that it answers. */
      readonly order: Pick<BareOrder, 'texts' | 'text' | 'values'>
      readonly headers?: Readonly<Record<string, string>>
    }
  | { readonly kind: 'ours'; readonly paths: readonly string[] }
  | {
      readonly kind: 'engine'
      readonly origin: string
      readonly path: string
      /** What is posted there, in turns. */
      readonly bodies: readonly string[]
      readonly headers: Readonly<Record<string, string>>
    }

/** Requests to the public API beside the least that could answer them. */
export interface HttpCase {
  readonly name: string
  readonly floor: number | null
  /** Bytes of the answer cache: 0 measures the read itself. */
  readonly cacheBytes: number
  /** Rotated over; drawn from a Zipf curve where a cache could flatter. */
  readonly paths: readonly string[]
  /** Whether neither side is asked for a path twice, so that what is kept of the last one helps nobody. */
  readonly isOnce?: boolean
  /** Of each path, where it is asked for with `If-None-Match`. */
  readonly tags?: readonly string[]
  /** What a right answer has. */
  readonly expectStatus?: number
  readonly twin: Twin
  /** Where ours has its words searched; Postgres without it. */
  readonly search?: { readonly url: string; readonly key?: string | undefined }
  readonly note?: string | undefined
}
