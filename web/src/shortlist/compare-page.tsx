import type { ListingCard } from '@tahanan/contracts/listing/listing-card.ts'
import { formatPesos } from '@tahanan/contracts/money/pesos.ts'
import { Link, useSearchParams } from 'react-router-dom'
import { shownPrice, statusText, some, someArea } from '../listing/listing-texts.ts'
import { labels, m } from '../message/messages.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { ListingCover } from '../listing/listing-cover.tsx'
import { PageProblem } from '../page/page-problem.tsx'
import { usePageHead } from '../page/page-head.ts'
import { ButtonLink, TextLink } from '../ui/links.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { chosenListings, COMPARE_MAX } from './browser-shortlist.ts'
import { readIds } from './read-ids.ts'

const NOTHING = '—'

const ROWS: readonly (readonly [name: string, say: (card: ListingCard) => string])[] = [
  [m.compare.price(), ({ price }) => shownPrice(price)],
  [m.compare.monthlyEquity(), ({ monthly_equity: pesos }) => (pesos ? formatPesos(Math.round(pesos * 100)) : NOTHING)],
  [m.compare.perSqm(), ({ price_sqm: pesos }) => (pesos ? formatPesos(Math.round(pesos) * 100) : NOTHING)],
  [m.compare.status(), statusText],
  [m.compare.availability(), ({ availability }) => labels.availability[availability]],
  [m.compare.location(), ({ location }) => location],
  [m.listing.propertyType(), ({ property_type: type }) => labels.propertyType[type]],
  [m.listing.subtype(), ({ property_subtype: subtype }) => labels.propertySubtype[subtype]],
  [m.listing.unitType(), ({ unit_type: unit }) => (unit === null ? NOTHING : labels.unitType[unit])],
  [m.listing.bedrooms(), ({ bedroom }) => some(bedroom) ?? NOTHING],
  [m.listing.bathrooms(), ({ bathroom }) => some(bathroom) ?? NOTHING],
  [m.listing.floorArea(), ({ floor_area: sqm }) => someArea(sqm) ?? NOTHING],
  [m.listing.lotArea(), ({ lot_area: sqm }) => someArea(sqm) ?? NOTHING],
  [m.listing.parking(), ({ parking }) => (parking ? m.compare.yes() : NOTHING)],
  [m.compare.project(), ({ project_name: name }) => name ?? NOTHING],
  [m.compare.developer(), ({ developer_name: name }) => name ?? NOTHING],
]

/** Up to four listings side by side; what they differ in stands out. */
export function ComparePage() {
  const [query] = useSearchParams()
  const ids = readIds(query, COMPARE_MAX)
  const { data, problem, retry } = useEndpoint(...chosenListings(ids))
  usePageHead({ title: m.compare.title(), description: m.compare.description(), isIndexed: false })
  if (problem !== undefined) return <PageProblem problem={problem} onRetry={retry} />
  const cards = data?.results ?? []
  const isEmpty = ids.length === 0 || (data !== undefined && cards.length === 0)
  return (
    <div className="mx-auto max-w-page px-4 py-6 sm:px-6 sm:py-8">
      <TextLink to="/shortlist">{m.compare.back()}</TextLink>
      <h1 className="mb-6 mt-2 text-2xl font-semibold">{m.compare.title()}</h1>
      {isEmpty && (
        <EmptyState
          icon="compare"
          title={m.compare.empty()}
          action={<ButtonLink to="/shortlist">{m.compare.open()}</ButtonLink>}
        >
          {m.compare.emptyText()}
        </EmptyState>
      )}
      {!isEmpty && data === undefined && <Skeleton className="h-96 w-full" />}
      {cards.length > 0 && (
        <div
          role="region"
          aria-label={m.compare.region()}
          tabIndex={0}
          className="overflow-x-auto rounded-lg border border-line bg-surface"
        >
          <table className="w-full text-left">
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

/** One thing to compare: what it is called, and what each listing says to it. */
interface CompareRow {
  readonly name: string
  readonly values: readonly string[]
  /** Whether the listings differ in it. */
  readonly differs: boolean
}

/** What some listings have to say, thing by thing; what none of them knows is left out. */
function compareRows(cards: readonly ListingCard[]): readonly CompareRow[] {
  return ROWS.map(([name, say]) => {
    const values = cards.map(say)
    return { name, values, differs: new Set(values).size > 1 }
  }).filter(({ values }) => values.some((value) => value !== NOTHING))
}
