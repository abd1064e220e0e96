import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import type { Endpoint, EndpointInput } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { endpointAddress } from '@tahanan/contracts/endpoint/endpoint-address.ts'
import { useContext, useState } from 'react'
import useSWR from 'swr'
import type { z } from 'zod'
import { callEndpoint } from './call-endpoint.ts'
import { InitialContentsContext } from './initial-contents.ts'

/** After so long an answer is shown and fetched anew. */
const FRESH_MS = 60_000

const startedAtMs = Date.now()

const receivedAtMs = new Map<string, number>()

const noteReceived = (address: string): void => void receivedAtMs.set(address, Date.now())

/** Whether an answer is old. Those that came with the page are as old as the page. */
const isOld = (address: string): boolean => Date.now() - (receivedAtMs.get(address) ?? startedAtMs) > FRESH_MS

export interface EndpointState<E extends Endpoint> {
  /** Show it whenever it is there, older or not; without it and without a problem, it is on its way. */
  readonly data: z.output<E['answer']> | undefined
  readonly problem: ApiProblem | undefined
  readonly retry: () => void
}

/**
 * The answer of a public read: the one that came with the page, or else fetched. Null asks nothing. A changed input is
 * another question, so an answer that comes late is never shown for the wrong one.
 */
export function useEndpoint<E extends Endpoint>(endpoint: E, input: EndpointInput<E> | null = {}): EndpointState<E> {
  const { problems } = useContext(InitialContentsContext)
  const address = input === null ? null : endpointAddress(endpoint, input)
  const [retried, setRetried] = useState<string | null>(null)
  // What failed on the server a moment ago is not asked again at once, but shown.
  const failed = address === null || address === retried ? undefined : problems.get(address)
  const read = async () => {
    const answer = await callEndpoint(endpoint, input ?? {})
    if (address !== null) noteReceived(address)
    return answer
  }
  const { data, error, mutate } = useSWR<z.output<E['answer']>, ApiProblem>(failed ? null : address, read, {
    revalidateIfStale: address !== null && isOld(address),
  })
  const retry = () => {
    setRetried(address)
    void mutate()
  }
  return { data, problem: failed ? new ApiProblem(failed) : data === undefined ? error : undefined, retry }
}
