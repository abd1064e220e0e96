import { BROKERAGE_STATUSES, FOR_RENT } from '@tahanan/contracts/property/property-status.ts'
import { SEARCH_TYPES } from '@tahanan/contracts/property/search-type.ts'
import { type FormEvent, useId, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { ownAddress } from '../message/language.ts'
import { labels, m } from '../message/messages.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { ListingCard, ListingCardSkeleton } from '../listing/listing-card.tsx'
import { type PageHead, SITE_NAME, usePageHead } from '../page/page-head.ts'
import { RecentlyViewedPart } from '../recent/viewed-part.tsx'
import { SearchTextInput } from '../search/search-text-input.tsx'
import { Button } from '../ui/button.tsx'
import { Carousel } from '../ui/carousel.tsx'
import { classNames } from '../ui/classes.ts'
import { ErrorState } from '../ui/empty-state.tsx'
import { Field, Select } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { homeRead, type OfferStatus, readStatus } from './home-reads.ts'

const TABS = BROKERAGE_STATUSES.map((status, code) => ({
  status,
  label: code === FOR_RENT ? m.offer.rent() : m.offer.buy(),
}))

const TYPE_OPTIONS = SEARCH_TYPES.map((type) => ({ value: type, label: labels.searchType[type] }))

/** "Public search cover with carousels" (§2): recently added and featured listings, four each. */
export function HomePage() {
  const [query] = useSearchParams()
  const status = readStatus(query)
  usePageHead(homeHead(status))
  const place = `/search?${new URLSearchParams({ status, tab: status }).toString()}`
  return (
    <>
      <SearchCover status={status} />
      <div className="mx-auto max-w-page space-y-14 px-4 pt-10 sm:px-6 sm:pt-12">
        <ListingSection title={m.home.recent()} carousel="recent" status={status} allHref={place} isFirst />
        <ListingSection
          title={m.home.featured()}
          carousel="featured"
          status={status}
          allHref={`${place}&featured=true`}
        />
        <RecentlyViewedPart />
      </div>
    </>
  )
}

/** The home page of each tab; For Sale is the default and has the plain address. */
function homeHead(status: OfferStatus): PageHead {
  const isRent = status === BROKERAGE_STATUSES[FOR_RENT]
  return {
    title: isRent ? m.home.rentTitle() : m.home.saleTitle(),
    description: isRent ? m.home.rentDescription() : m.home.saleDescription(),
    canonical: isRent ? '/?status=For+Rent' : '/',
    ...(import.meta.env.SSR && {
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: SITE_NAME,
          url: '/',
          potentialAction: {
            '@type': 'SearchAction',
            target: '/search?search={search_term_string}',
            'query-input': 'required name=search_term_string',
          },
        },
      ],
    }),
  }
}

interface ListingSectionProps {
  readonly title: string
  readonly carousel: 'recent' | 'featured'
  readonly status: OfferStatus
  /** Where there are more of them. */
  readonly allHref: string
  /** In view from the start: its pictures are not waited with. */
  readonly isFirst?: boolean
}

/** One carousel of the home page: homes, or anything where there are none (decision 136); an empty one is hidden (decision 28). */
function ListingSection({ title, carousel, status, allHref, isFirst = false }: ListingSectionProps) {
  const found = useEndpoint(...homeRead(carousel, status, 'home'))
  const isWithoutHomes = found.data?.results.length === 0
  const [endpoint, anything] = homeRead(carousel, status, undefined)
  const others = useEndpoint(endpoint, isWithoutHomes ? anything : null)
  const { data, problem, retry } = isWithoutHomes ? others : found
  const titleId = useId()
  if (data?.results.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 id={titleId} className="text-2xl font-semibold">
          {title}
        </h2>
        <Link to={allHref} className="flex shrink-0 items-center rounded py-2 font-medium text-brand hover:underline">
          {m.home.seeAll()}
          <Icon name="chevron-right" className="size-4" />
        </Link>
      </div>
      {problem === undefined ? (
        <Carousel label={title}>
          {data === undefined
            ? [1, 2, 3, 4].map((place) => <ListingCardSkeleton key={place} />)
            : data.results.map((card, place) => (
                <ListingCard key={card.id} card={card} isPriority={isFirst && place === 0} />
              ))}
        </Carousel>
      ) : (
        <ErrorState title={m.home.away()} onRetry={retry} requestId={problem.requestId} />
      )}
    </section>
  )
}

/**
 * "Home search cover" (§2). A form like any other: without JavaScript the browser sends it to the search page by
 * itself.
 */
function SearchCover({ status }: { readonly status: OfferStatus }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const said = [...fields].flatMap(([name, value]) =>
      typeof value !== 'string' || value === '' || value === 'Any' ? [] : [[name, value]],
    )
    void navigate(`/search?${new URLSearchParams(said).toString()}`)
  }
  return (
    <section className="relative isolate z-10 bg-brand-soft">
      {/* Clipped by a box of its own: suggestions reach beyond the cover. */}
      <div className="absolute inset-0 -z-10 overflow-hidden">
        <CoverScene />
      </div>
      <div className="mx-auto max-w-page px-4 pb-20 pt-12 sm:px-6 sm:pb-32 sm:pt-20">
        <h1 className="max-w-2xl text-4xl font-semibold text-ink sm:text-5xl">
          {status === BROKERAGE_STATUSES[FOR_RENT] ? m.home.rentHeading() : m.home.saleHeading()}
        </h1>
        <p className="mt-3 max-w-xl text-lg text-ink">{m.home.lead()}</p>
        <div className="mt-8 max-w-4xl rounded-xl bg-surface p-3 shadow-raised sm:p-4">
          <nav aria-label={m.offer.either()} className="mb-3 inline-flex rounded bg-sunken p-1">
            {TABS.map((tab) => (
              <Link
                key={tab.label}
                to={`/?${new URLSearchParams({ status: tab.status }).toString()}`}
                preventScrollReset
                aria-current={tab.status === status ? 'page' : undefined}
                className={classNames(
                  'rounded-sm px-5 py-2 font-semibold transition-colors',
                  tab.status === status ? 'bg-surface text-brand shadow-card' : 'text-ink-soft hover:text-ink',
                )}
              >
                {tab.label}
              </Link>
            ))}
          </nav>
          <form
            role="search"
            action={ownAddress('/search')}
            onSubmit={search}
            className="grid gap-3 sm:grid-cols-[11rem_1fr] sm:items-end lg:grid-cols-[11rem_1fr_auto]"
          >
            <input type="hidden" name="status" value={status} />
            <input type="hidden" name="tab" value={status} />
            <Field label={m.home.type()}>
              {(control) => <Select {...control} name="type" defaultValue="Any" options={TYPE_OPTIONS} />}
            </Field>
            <SearchTextInput value={text} onChange={setText} />
            <Button type="submit" icon="search" className="sm:col-span-2 lg:col-span-1">
              {m.search.submit()}
            </Button>
          </form>
        </div>
      </div>
    </section>
  )
}

/** Behind the cover: hills, a row of roofs, palms. Drawn in the palette, so that it follows the theme. */
function CoverScene() {
  return (
    <svg
      viewBox="0 0 1440 276"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 -z-10 h-56 w-full sm:h-72"
    >
      <circle cx="1130" cy="96" r="52" className="fill-accent opacity-25" />
      <path
        d="M0 190c120-50 220-70 330-40s190 60 300 20 220-110 360-90 260 70 450 20v220H0z"
        className="fill-brand opacity-10"
      />
      <path
        d="M0 240c160-40 250-30 380-5s240 10 380-20 270-50 400-25 200 20 280 0v130H0z"
        className="fill-brand opacity-15"
      />
      <g className="fill-brand opacity-30" transform="translate(0 10)">
        <path d="M760 262h84v-34l-42-30-42 30zM852 262h60v-46h-60zM924 262h96v-30l-48-34-48 34zM1032 262h44v-74h-44zM1084 262h70v-28l-35-26-35 26zM1168 262h52v-60h-52zM1232 262h90v-32l-45-32-45 32zM690 262h58v-26l-29-22-29 22z" />
        <path d="M640 262c2-30 4-46 2-66-14 2-24 10-30 20 2-16 14-26 28-26-12-10-28-8-38 2 8-16 26-18 40-8 4-12 16-18 30-14-10 2-18 10-22 18 14-4 28 2 34 16-10-8-22-12-34-10 4 22 4 42 4 68zM1352 262c2-38 4-58 2-82-16 2-28 12-36 26 2-20 16-32 34-32-14-12-34-10-46 2 10-18 32-22 48-8 6-16 20-22 36-18-12 4-22 12-26 22 16-4 32 4 40 20-12-10-26-14-40-12 4 26 4 52 4 82z" />
      </g>
      <path d="M0 266c240-14 480-14 720-5s480 10 720-4v19H0z" className="fill-page" />
    </svg>
  )
}
