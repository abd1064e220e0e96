import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import type { SelectOption } from '../ui/select.tsx'

type Facet = NonNullable<ListingList['facets']>['bedrooms']

const GROUPED = new Intl.NumberFormat('en-PH')

/** Options of a filter with how many listings each would leave; as they are while that is not known. */
export function withCounts(options: readonly SelectOption[], facet: Facet | undefined): readonly SelectOption[] {
  const counts = new Map(facet?.map((choice) => [choice.value, choice]))
  return options.map(({ value, label }) => {
    const choice = counts.get(value)
    // None or more says nothing.
    if (choice === undefined || (choice.count === 0 && !choice.count_exact)) return { value, label }
    return { value, label: `${label} (${GROUPED.format(choice.count)}${choice.count_exact ? '' : '+'})` }
  })
}
