import type { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import type { Endpoint } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { useCallback } from 'react'
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr'
import type { z } from 'zod'
import { type EndpointInput, endpointRequest } from './endpoint-request.ts'
import { sendEndpoint } from './send-endpoint.ts'

/**
 * The answer of a reading call, kept and looked at again by SWR. `input` null asks nothing yet; one with a body asks what
 * a change would do. The key begins with the endpoint's id, so `useForget` finds every answer of a call.
 */
export function useEndpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, A>,
  input: EndpointInput<P, Q, B> | null = {},
  options: SWRConfiguration<z.output<A>, ApiProblem> = {},
): SWRResponse<z.output<A>, ApiProblem> {
  const request = input === null ? null : endpointRequest(endpoint, input)
  const key = request && `${endpoint.id} ${request.url} ${typeof request.body === 'string' ? request.body : ''}`
  return useSWR(key, () => sendEndpoint(endpoint, input ?? {}), options)
}

/** After a change: makes every answer of these calls be asked for again. */
export function useForget(): (...endpoints: readonly Pick<Endpoint, 'id'>[]) => void {
  const { mutate } = useSWRConfig()
  return useCallback(
    (...endpoints) => {
      const isOfThem = (key: unknown): boolean =>
        typeof key === 'string' && endpoints.some(({ id }) => key.startsWith(`${id} `))
      void mutate(isOfThem)
    },
    [mutate],
  )
}
