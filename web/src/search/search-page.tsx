import { amenityPublicEndpoints } from '@tahanan/contracts/amenity/amenity.public-endpoints.ts'
import type { PublicAmenity } from '@tahanan/contracts/amenity/amenity.ts'
import { developerPublicEndpoints } from '@tahanan/contracts/developer/developer.public-endpoints.ts'
import type { ListingList, Understood } from '@tahanan/contracts/listing/listing-list.ts'
import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-params.ts'
import { PAGE_LIMITS } from '@tahanan/contracts/page/page-limits.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { type ListingFilters, NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import { useContext, useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { understoodParams } from './understood-params.ts'
import { LANGUAGE } from '../message/language.ts'
import { labels, m } from '../message/messages.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { type PageHead, usePageHead } from '../page/page-head.ts'
import { pagePart } from '../page/page-part.ts'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { PageProblem } from '../page/page-problem.tsx'
import { rememberSearch } from '../suggestion/recent-searches.ts'
import { Icon } from '../ui/icon.tsx'
import { useIsBrowser } from '../ui/use-is-browser.ts'
import { type FilterChip, ListingResults, useOrder } from './listing-results.tsx'
import { readSearchAddress, readSearchText } from './read-search-address.ts'
import { ResultsHeading } from './results-heading.tsx'
import { SearchBar } from './search-bar.tsx'
import { type SearchAddress, searchHref } from './search-href.ts'
import { isAreaRefused, SEARCH_READS, withoutArea } from './search-reads.ts'
import { withoutWords } from './without-words.ts'
import { areaRangeText, priceRangeText, roomsLabel } from './search-texts.ts'

const loadCard = async () => (await import('./developer-result-card.tsx')).DeveloperResultCard
const DeveloperResultCard = pagePart(import.meta.env.SSR ? await loadCard() : undefined, loadCard)

const SearchMap = pagePart(undefined, async () => (await import('../map/search-map.tsx')).SearchMap)

/** In browsers alone; its code comes with the wish to see it. */
const BrowserMap: typeof SearchMap = (props) => useIsBrowser() && <SearchMap {...props} />

/** "Search page" (§2). The address holds the whole search, so that it can be kept, shared and gone back to. */
export function SearchPage() {
  const [address] = useSearchParams()
  const asked = readSearchAddress(address)
  const whole = useEndpoint(...SEARCH_READS.listings(asked))
  const isAreaUnknown = isAreaRefused(asked, whole.problem)
  const query = isAreaUnknown ? withoutArea(asked) : asked
  const { strictSpec } = useContext(SiteSettingsContext)
  const isMapShown = query.map && !strictSpec
  const href = searchHref(query)
  const { data: first, problem, retry } = useEndpoint(...SEARCH_READS.listings(query))
  usePageHead({ ...searchHead(query, first), ...(isAreaUnknown && { isIndexed: false }) })
  const amenities = useEndpoint(amenityPublicEndpoints.list, query.filters.amenities === undefined ? null : {})
  const [order, sort] = useOrder(query)
  // Whoever sorted and then narrows the search goes on with it sorted so, all of it (decision 15).
  const sorted = strictSpec ? query : { ...query, order }
  const filters = filterChipsOf(sorted, first, amenities.data?.results)
  const chips = [...understoodChipsOf(sorted, first), ...filters]
  const what = filters.map(({ label }) => label).join(' · ')
  const label = [query.search.text, what].filter((part) => part !== '').join(' · ')
  const isFound = (first?.results.length ?? 0) > 0
  useEffect(() => {
    if (isFound && label !== '') rememberSearch({ label, href })
  }, [isFound, label, href])
  return (
    <div className={`mx-auto px-4 py-6 sm:px-6 sm:py-8 ${isMapShown ? 'max-w-[120rem]' : 'max-w-page'}`}>
      <SearchBar query={query} order={sorted.order} first={first} />
      <FilterChips query={sorted} chips={chips} />
      {problem === undefined ? (
        <>
          {isAreaUnknown && (
            <p role="status" className="mt-6">
              {m.search.areaUnknown()}
            </p>
          )}
          <ResultsHeading query={query} first={first} what={what} />
          <DeveloperResults query={query} />
          <div className={isMapShown ? 'with-map' : undefined}>
            <div>
              <ListingResults
                key={`results ${href}`}
                query={query}
                order={order}
                onSort={sort}
                first={first}
                chips={chips}
              />
            </div>
            {isMapShown && (
              <div>
                <BrowserMap query={query} first={first} />
              </div>
            )}
          </div>
        </>
      ) : (
        <PageProblem problem={problem} onRetry={retry} />
      )}
    </div>
  )
}

/** Developers whose names match, up to three, above the listings (decision 30). Without them nothing is missing. */
function DeveloperResults({ query }: { readonly query: ListingSearchQuery }) {
  const [endpoint, input] = SEARCH_READS.developers(query) ?? [developerPublicEndpoints.search, null]
  const { data } = useEndpoint(endpoint, input)
  if (data === undefined || data.results.length === 0) return null
  return (
    <section aria-label={m.search.developers()} className="mt-6 grid gap-4 lg:grid-cols-2">
      {data.results.map((developer) => (
        <DeveloperResultCard key={developer.id} developer={developer} />
      ))}
    </section>
  )
}

/** What a search is called. A search that finds nothing, or something else, is not for search engines. */
function searchHead(query: SearchAddress, first: ListingList | undefined): PageHead {
  const { search, page } = query
  const filters = filterChipsOf(query).map(({ label }) => label)
  const what =
    search.text === '' ? (filters.length === 0 ? [m.search.all()] : []) : [m.search.resultsFor({ text: search.text })]
  const title = [...what, ...filters, ...(page > 1 ? [m.search.page({ page })] : [])].join(' · ')
  const pageHref = (number: number) => searchHref({ ...query, map: false, page: number })
  return {
    title,
    description: m.search.description({ what: [...what, ...filters].join(', ') }),
    canonical: pageHref(page),
    isIndexed: isFoundAsAsked(first),
    previous: page > 1 ? pageHref(page - 1) : undefined,
    next: (first?.next ?? null) !== null && page < PAGE_LIMITS.maxCrawlerPage ? pageHref(page + 1) : undefined,
  }
}

/** Whether a list is what its title says. */
export function isFoundAsAsked(
  first: (Pick<ListingList, 'corrected' | 'relaxed'> & { readonly results: readonly unknown[] }) | undefined,
): boolean {
  return first !== undefined && first.results.length > 0 && first.corrected === undefined && first.relaxed === undefined
}

interface FilterChipsProps {
  readonly query: ListingSearchQuery
  readonly chips: readonly FilterChip[]
}

/** Every filter in force, and what was understood of the text, as a chip that takes it off. They are links: they work before any script does. */
function FilterChips({ query, chips }: FilterChipsProps) {
  if (chips.length === 0) return null
  return (
    <ul aria-label={m.filter.inForce()} className="mt-4 flex flex-wrap gap-2">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={searchHref(without)}
            aria-label={m.filter.remove({ label })}
            className="inline-flex h-9 items-center gap-1.5 rounded-full bg-brand-soft pl-3.5 pr-2.5 text-sm font-medium text-brand-strong transition-colors hover:bg-sunken"
          >
            {label}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            to={searchHref({ ...query, page: 1, search: { text: '', words: [] }, filters: NO_FILTERS })}
            className="inline-flex h-9 items-center rounded-full px-3 text-sm font-medium text-ink-soft hover:text-ink hover:underline"
          >
            {m.filter.clearAll()}
          </Link>
        </li>
      )}
    </ul>
  )
}

/**
 * Every filter in force, the status of the address included (decision 34); the text stands in the search box.
 *
 * @param first the answer, which names the area
 * @param names of amenities
 */
export function filterChipsOf(
  query: ListingSearchQuery,
  first?: ListingList,
  names: readonly PublicAmenity[] = [],
): readonly FilterChip[] {
  const { filters } = query
  const { forRent, type, price, featured, bedrooms, baths, parking, amenities, postedDays, lowered } = filters
  const { unitType, stage, financing, kinds, area: code, bbox, project, developer } = filters
  const chip = (label: string | false | undefined, ...off: readonly (keyof ListingFilters)[]) =>
    label ? [chipWithout(query, label, Object.fromEntries(off.map((name) => [name, NO_FILTERS[name]])))] : []
  return [
    ...chip(forRent !== undefined && labels.status[forRent ? 'For Rent' : 'For Sale'], 'forRent'),
    ...chip(featured && m.filter.featured(), 'featured'),
    ...chip(type && labels.searchType[type], 'type'),
    ...chip(price && priceRangeText(price), 'price'),
    ...chip(bedrooms && roomsLabel(bedrooms, 'bedroom'), 'bedrooms'),
    ...chip(baths && roomsLabel(baths, 'bathroom'), 'baths'),
    ...chip(parking && m.filter.parking(), 'parking'),
    ...(amenities ?? []).map((id) => {
      const others = amenities?.filter((other) => other !== id) ?? []
      const label = names.find((amenity) => amenity.id === id)?.name ?? m.filter.amenity({ id })
      return chipWithout(query, label, { amenities: others.length === 0 ? undefined : others })
    }),
    ...chip(postedDays !== undefined && m.filter.postedWithin({ days: postedDays }), 'postedDays'),
    ...chip(lowered && m.filter.lowered(), 'lowered'),
    ...chip(unitType !== undefined && labels.unitType[labelOf(UNIT_TYPES, unitType)], 'unitType'),
    ...chip(stage !== undefined && (stage === 0 ? labels.stage['Pre-selling'] : m.filter.ready()), 'stage'),
    ...chip(financing !== undefined && labels.financing[labelOf(FINANCING_OPTIONS, financing)], 'financing'),
    ...AREAS.flatMap(([area, words]) =>
      chip(areaRangeText(filters[`${area}MinSqm`], filters[`${area}MaxSqm`], words), `${area}MinSqm`, `${area}MaxSqm`),
    ),
    ...chip(kinds?.map((kind) => labels.kind[kind]).join(` ${m.search.or()} `), 'kinds'),
    ...chip(code && (first?.area?.label ?? m.filter.chosenArea()), 'area'),
    ...chip(bbox && m.filter.mapPart(), 'bbox'),
    ...chip(project && m.filter.project({ name: nameOfSlug(project) }), 'project'),
    ...chip(developer && m.filter.developer({ name: nameOfSlug(developer) }), 'developer'),
  ]
}

function chipWithout(query: ListingSearchQuery, label: string, without: Partial<ListingFilters>): FilterChip {
  return { label, without: { ...query, page: 1, filters: { ...query.filters, ...without } } }
}

/** What was understood of the text, each a chip that takes its words out of it (decisions §11). */
function understoodChipsOf(query: ListingSearchQuery, first: ListingList | undefined): readonly FilterChip[] {
  return (first?.understood ?? []).map((said) => ({
    label: understoodLabel(said, first?.likely_status),
    without: { ...query, page: 1, search: readSearchText(withoutWords(query.search.text, said.text)) },
  }))
}

/** The API's English, or the filter that it is. */
function understoodLabel(said: Understood, likely: ListingList['likely_status']): string {
  const { kind, label } = said
  if (LANGUAGE === 'en' || kind === 'place') return label
  const query = readSearchAddress(new URLSearchParams(understoodParams(said)))
  const { price } = query.filters
  if (price === undefined) return filterChipsOf(query)[0]?.label ?? label
  // The upper end is part of what was meant, and the range ends behind it.
  const text = priceRangeText({ ...price, maxPesos: price.maxPesos && price.maxPesos - 1 })
  if (likely === undefined) return text
  return likely === 'For Rent' ? `${text}${m.price.perMonth()}` : `${text}, ${labels.status[likely]}`
}

const AREAS = [
  ['lot', m.filter.lot()],
  ['floor', m.filter.floor()],
  ['size', m.filter.size()],
] as const

/** `acacia-homes-3` as words: its number is nobody's concern. */
function nameOfSlug(slug: string): string {
  return slug
    .replace(/-[\da-z]*\d[\da-z]*$/, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
