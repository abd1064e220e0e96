import type { Endpoint } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { ParsedQueries, parseInput } from '@tahanan/platform/http/parse-input.ts'
import type { ReadyAnswer } from '@tahanan/platform/http/answers.ts'
import type { z } from 'zod'
import type { PublicReads } from './public-reads.ts'

interface RequestOf<Params, Query> {
  readonly params: Params
  readonly query: Query
}

/** Answers a public read with what is ready: to HTTP, and to the pages from within. */
export function mountRead<E extends Endpoint>(
  reads: PublicReads,
  endpoint: E,
  answer: (asked: RequestOf<z.output<E['params']>, z.output<E['query']>>) => ReadyAnswer | Promise<ReadyAnswer>,
): void
export function mountRead(
  reads: PublicReads,
  endpoint: Endpoint,
  answer: (asked: RequestOf<unknown, unknown>) => ReadyAnswer | Promise<ReadyAnswer>,
): void {
  const queries = new ParsedQueries(endpoint, { areCached: true })
  mountEndpoint(reads, endpoint, ({ params, query }) => answer({ params, query }))
  reads.byId.set(endpoint.id, async (params, query) =>
    answer({
      params: parseInput('params', endpoint.params, params),
      query: queries.parse(query),
    }),
  )
}
