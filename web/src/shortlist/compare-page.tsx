import { Link, useSearchParams } from 'react-router-dom'
import { useEndpoint } from '../api/use-endpoint.ts'
import { ListingCover } from '../listing/listing-cover.tsx'
import { PageProblem } from '../page/page-problem.tsx'
import { usePageHead } from '../page/use-page-head.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { chosenListings } from './chosen-listings.ts'
import { compareRows } from './compare-rows.ts'
import { readIds } from './read-ids.ts'
import { COMPARE_MAX } from './use-comparison.ts'

/** Up to four listings side by side; what they differ in stands out. */
export function ComparePage() {
  const [query] = useSearchParams()
  const ids = readIds(query, COMPARE_MAX)
  const { data, problem, retry } = useEndpoint(...chosenListings(ids))
  usePageHead({ title: 'Compare', description: 'Homes side by side.', isIndexed: false })
  if (problem !== undefined) return <PageProblem problem={problem} onRetry={retry} />
  const cards = data?.results ?? []
  const isEmpty = ids.length === 0 || (data !== undefined && cards.length === 0)
  return (
    <div className="mx-auto max-w-page px-4 py-6 sm:px-6 sm:py-8">
      <TextLink to="/shortlist">Back to the shortlist</TextLink>
      <h1 className="mb-6 mt-2 text-2xl font-semibold">Compare</h1>
      {isEmpty && (
        <EmptyState
          icon="compare"
          title="Nothing to compare"
          action={<ButtonLink to="/shortlist">Open the shortlist</ButtonLink>}
        >
          Choose two to four listings of your shortlist.
        </EmptyState>
      )}
      {!isEmpty && data === undefined && <Skeleton className="h-96 w-full" />}
      {cards.length > 0 && (
        <div
          role="region"
          aria-label="Comparison"
          tabIndex={0}
          className="overflow-x-auto rounded-lg border border-line bg-surface"
        >
          <table className="table-fixed text-left">
            <thead>
              <tr className="align-top">
                <td className="w-28 min-w-28 p-3 sm:w-36" />
                {cards.map((card) => (
                  <th key={card.id} scope="col" className="w-64 min-w-56 p-3">
                    <div className="relative mb-2 aspect-[4/3] overflow-hidden rounded">
                      <ListingCover card={card} sizes="260px" />
                    </div>
                    <Link to={`/listing/${card.slug}/`} className="font-semibold hover:text-brand hover:underline">
                      {card.name}
                    </Link>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {compareRows(cards).map(({ name, values, differs }) => (
                <tr key={name} className="border-t border-line align-top">
                  <th scope="row" className="p-3 text-sm font-medium text-ink-soft">
                    {name}
                  </th>
                  {values.map((value, place) => (
                    <td key={cards[place]?.id} className={differs ? 'p-3 font-semibold' : 'p-3'}>
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
