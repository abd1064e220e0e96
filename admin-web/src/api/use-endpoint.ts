import type { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import type { Endpoint } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import type { z } from 'zod'
import { type EndpointInput, endpointRequest } from './endpoint-request.ts'
import { sendEndpoint } from './send-endpoint.ts'

/**
 * The answer of a reading call, kept and looked at again by SWR. `input` null asks nothing yet. The key begins with the
 * endpoint's id, so `useForget` finds every answer of a call.
 */
export function useEndpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, A>,
  input: EndpointInput<P, Q, B> | null = {},
  options: SWRConfiguration<z.output<A>, ApiProblem> = {},
): SWRResponse<z.output<A>, ApiProblem> {
  const key = input === null ? null : `${endpoint.id} ${endpointRequest(endpoint, input).url}`
  return useSWR(key, () => sendEndpoint(endpoint, input ?? {}), options)
}
