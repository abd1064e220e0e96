import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import type { ReadyAnswer } from '@tahanan/platform/http/answers.ts'
import { NotFound } from '@tahanan/platform/problem/problem.ts'

/** A call without HTTP: parameters as the path has them, the query as text. Rejects with a Problem as the call would. */
export type PublicRead = (params: unknown, query: string) => Promise<ReadyAnswer>

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
