import { listQuery, type ListQuery } from './list-query.ts'

const TYPES = ['', 'House', 'Land', 'Condominium', 'Commercial']
const STATUSES = ['', 'For Sale', 'For Rent']
const PRICES = [
  '',
  '-2000000',
  '2000000-4000000',
  '4000000-8000000',
  '8000000-12000000',
  '12000000-20000000',
  '20000000-',
]
const SORTS = ['', 'Price low to high', 'Price high to low']
/** Around twelve, so that there are enough different lists. */
const PAGE_SIZES = ['', '9', '10', '11', '13', '14', '15', '16']

/** Type, price, status and sort in every combination. */
export function browseQueries(): readonly ListQuery[] {
  const queries: ListQuery[] = []
  for (const page_size of PAGE_SIZES)
    for (const type of TYPES)
      for (const status of STATUSES)
        for (const price of PRICES)
          for (const sort of SORTS) {
            queries.push(listQuery({ type, status, price, sort, page_size }))
          }
  return queries
}
