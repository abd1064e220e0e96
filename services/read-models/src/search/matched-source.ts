import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import type { QueryConfig } from 'pg'

/** Something that finds listings, always the same ones until some change: words, filters, shelves. */
export interface MatchedSource {
  /** What they are kept by. */
  readonly key: string
  /** What is asked for, as the vocabulary stands: when it says otherwise, what is kept is out of date. */
  readonly asked: string
  /** How many it finds, by the vocabulary. */
  readonly expected: number
  /** How many have to be looked at for it. */
  readonly cost: number
  /** As many of them are kept, and more only where all have been read. */
  readonly most: number
  /** Which ones, if there are more: the first in this order. */
  readonly order: ListingOrder
  /** For as many of them as are kept, or more. `known`: how many it finds, where somebody knows better than `expected`. */
  read(known?: number): MatchedReading
}

export interface MatchedReading {
  /** Answers one `MatchedRow`. */
  readonly statement: QueryConfig
  /** Whether it leaves out others even if it finds no more than are kept. */
  readonly isBounded: boolean
  /** If it finds more than these, they are not the first ones. */
  readonly limit: number
  /** Then these are. */
  readonly sorted?: QueryConfig
}
