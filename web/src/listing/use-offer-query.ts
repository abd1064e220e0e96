import type { ListingDetail } from '@tahanan/contracts/listing/listing-detail.ts'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { offerStatusOf } from './offer-status-of.ts'

/** "The listing page rewrites its query after load to status and tab" (§2, decision 6), in place. */
export function useOfferQuery(listing: ListingDetail): void {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const status = offerStatusOf(listing)
  const wanted = `?${new URLSearchParams({ status, tab: status }).toString()}`
  useEffect(() => {
    if (search !== wanted) void navigate({ search: wanted, hash }, { replace: true, preventScrollReset: true })
  }, [search, hash, wanted, navigate])
}
