import type { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import type { FetchCreateData } from '@tahanan/contracts/listing/listing-answers.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { useEffect, useState } from 'react'
import type { SWRResponse } from 'swr'
import { useEndpoint } from '../api/endpoint-calls.ts'

const ONCE_OPEN = { revalidateOnMount: false, revalidateOnFocus: false }

/**
 * What a listing's form chooses from, read since the form was opened: of a project it copies place and fee once, and an
 * earlier screen may have read them before they were changed. Where the network is gone, that has to do.
 */
export function useListingChoices(): Pick<SWRResponse<FetchCreateData, ApiProblem>, 'data' | 'error' | 'mutate'> {
  const { data, error, mutate } = useEndpoint(listingEndpoints.fetchCreateData, {}, ONCE_OPEN)
  const [isRead, setRead] = useState(false)
  useEffect(() => void mutate().finally(() => setRead(true)), [mutate])
  return { data: isRead ? data : undefined, error, mutate }
}
