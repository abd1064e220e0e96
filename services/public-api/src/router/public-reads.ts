import type { Endpoint } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { ParsedQueries, parseInput } from '@tahanan/platform/http/parse-input.ts'
import type { ReadyAnswer } from '@tahanan/platform/http/answers.ts'
import { NotFound } from '@tahanan/platform/problem/problem.ts'
import type { z } from 'zod'

/** A call without HTTP: parameters as the path has them, the query as text. Rejects with a Problem as the call would. */
type PublicRead = (params: unknown, query: string) => Promise<ReadyAnswer>

/** The public calls: over HTTP, and from within for the pages, by the same handlers and the same cache. */
export interface PublicReads extends EndpointRouter {
  readonly byId: Map<string, PublicRead>
  /** @throws NotFound for a call that nobody answers */
  read(endpoint: string, params: unknown, query: string): Promise<ReadyAnswer>
}

export function createPublicReads(endpoints: EndpointRouter): PublicReads {
  const byId = new Map<string, PublicRead>()
  return {
    ...endpoints,
    byId,
    async read(endpoint, params, query) {
      const read = byId.get(endpoint)
      if (read === undefined) throw new NotFound('call', endpoint)
      return read(params, query)
    },
  }
}

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
