import { LISTING_FILTERS, LISTING_SORTS, listingFilterShape } from '@tahanan/contracts/listing/listing-list-query.ts'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { PLAIN_DIGITS } from '../form/digits.ts'
import { useAddressFilter } from '../table/use-table-address.ts'

const ADDRESS = [...LISTING_FILTERS, 'sort'] as const

const { min_price: _min, max_price: _max, ...readable } = listingFilterShape

const addressSchema = z.object({ ...readable, sort: z.enum(LISTING_SORTS).optional() })

export type ListingFilterState = ReturnType<typeof useListingFilters>

/** Filters and order of the list as its address has them; what nobody knows there is left out. */
export function useListingFilters() {
  const [search] = useSearchParams()
  const { change, get } = useAddressFilter(ADDRESS)
  const query = useMemo(() => {
    const said = [...search].filter(([, value]) => value !== '')
    const prices = Object.fromEntries(
      said.filter(([name, value]) => name.endsWith('_price') && PLAIN_DIGITS.test(value)),
    )
    return { ...readFilters(Object.fromEntries(said)), ...prices }
  }, [search])
  const { sort, ...filter } = query
  const count = Object.keys(filter).length
  const clear = (): void => change(Object.fromEntries(LISTING_FILTERS.map((name) => [name, ''])))
  return { filter, sort, count, get, change, clear }
}

function readFilters(said: Readonly<Record<string, string>>): z.output<typeof addressSchema> {
  const read = addressSchema.safeParse(said)
  if (read.success) return read.data
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]))
  return addressSchema.parse(Object.fromEntries(Object.entries(said).filter(([name]) => !wrong.has(name))))
}
