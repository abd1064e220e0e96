import type { ListingDetail } from '@tahanan/contracts/listing/listing-detail.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { formatPesos } from '@tahanan/contracts/money/pesos.ts'
import { cutDetails } from '@tahanan/contracts/project/cut-details.ts'
import { areaText } from '@tahanan/contracts/property/area-text.ts'
import { BROKERAGE_STATUSES, FOR_RENT, FOR_SALE } from '@tahanan/contracts/property/property-status.ts'
import { useContext, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ownAddress } from '../message/language.ts'
import { perSqmText, shownParking, shownPrice, statusText, type Fact, some, someArea } from './listing-texts.ts'
import { SLOT, withNodes } from '../message/with-nodes.tsx'
import { labels, m } from '../message/messages.ts'
import { BrokerContact } from '../lead/broker-contact.tsx'
import { ContactAgentPart } from '../lead/contact-agent-part.ts'
import { ContactBar } from '../lead/contact-bar.tsx'
import { contactLinksOf } from '../lead/contact-links.tsx'
import { WhereItIsPart } from '../map/where-it-is-part.ts'
import { breadcrumbData, type PageHead, shareImage, usePageHead } from '../page/page-head.ts'
import { pagePart } from '../page/page-part.ts'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { monthlyEquityText } from '../payment/monthly-equity.ts'
import { Gallery } from '../picture/gallery.tsx'
import { RecentlyViewedPart } from '../recent/viewed-part.tsx'
import { HeartButton } from '../shortlist/heart-button.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { AmenityChips, Chip } from '../ui/chip.tsx'
import { Icon } from '../ui/icon.tsx'
import { TextLink } from '../ui/links.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { DAY } from './listing-card.tsx'
import { LISTING_READS } from './listing-reads.ts'
import { SimilarListingsPart } from './similar-listings-part.ts'

const loadActions = async () => (await import('./listing-actions.tsx')).ListingActions
const ListingActions = pagePart(
  import.meta.env.SSR ? await loadActions() : undefined,
  loadActions,
  <div className="mt-4 min-h-10" />,
)

const loadPayment = async () => (await import('../payment/payment-panel.tsx')).PaymentPanel
const PaymentPanel = pagePart(import.meta.env.SSR ? await loadPayment() : undefined, loadPayment)

declare global {
  interface Navigator {
    /** Of browsers that know them: Global Privacy Control, and Save-Data. */
    readonly globalPrivacyControl?: boolean
    readonly connection?: { readonly saveData?: boolean }
  }
}

const EXISTING = { Available: 'InStock', 'Sold-out': 'SoldOut', Sold: 'SoldOut', Leased: 'SoldOut' } as const

/** Everything about one listing, and beside it the way to ask for more. */
export function ListingView({ listing }: { readonly listing: ListingDetail }) {
  usePageHead(listingHead(listing))
  useOfferQuery(listing)
  useCountedView(listing.id)
  const { pictures, name, details, broker } = listing
  const isAvailable = listing.availability === 'Available'
  return (
    <div className="mx-auto max-w-page sm:px-6">
      <div className="px-4 py-2 sm:px-0">
        <Breadcrumbs trail={listing.areas} current={name} />
      </div>
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <article className="min-w-0 space-y-10">
          <Gallery pictures={pictures} subject={name} />
          <div className="space-y-10 px-4 sm:px-0">
            <ListingSummary listing={listing} />
            <ListingOverview listing={listing} />
            {details !== '' && (
              <section aria-labelledby="details">
                <h2 id="details" className="mb-3 text-xl font-semibold">
                  {m.listing.about()}
                </h2>
                <RichText html={details} />
              </section>
            )}
            <AmenityChips title={m.listing.amenities()} names={listing.amenities.map((amenity) => amenity.name)} />
            <AmenityChips
              title={m.listing.projectAmenities()}
              names={listing.project_amenities.map((amenity) => amenity.name)}
            />
            <WhereItIsPart place={listing.place} name={name} />
            <PaymentPanel listing={listing} />
            <ListingDates listing={listing} />
          </div>
          {isAvailable && <ContactBar links={broker === null ? [] : contactLinksOf(broker)} />}
        </article>
        <aside aria-label={m.listing.contact()} className="space-y-5 px-4 sm:px-0 lg:sticky lg:top-20 lg:self-start">
          {broker !== null && <BrokerContact broker={broker} />}
          {isAvailable && (
            <div className="print:hidden">
              <ContactAgentPart title={m.listing.more()} name={name} listingSlug={listing.slug} />
            </div>
          )}
        </aside>
      </div>
      <SimilarListingsPart title={m.listing.similar()} read={LISTING_READS.similar(listing.slug)} />
      <div className="px-4 sm:px-0">
        <RecentlyViewedPart currentId={listing.id} />
      </div>
    </div>
  )
}

/**
 * "The listing page rewrites its query after load to status and tab" (§2), in place: For Sale for every Project listing, a
 * Brokerage one's own (decision 6).
 */
function useOfferQuery({ type, property_status: own }: ListingDetail): void {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const isRent = type !== PROJECT_LISTING && own === BROKERAGE_STATUSES[FOR_RENT]
  const status = BROKERAGE_STATUSES[isRent ? FOR_RENT : FOR_SALE]
  const wanted = `?${new URLSearchParams({ status, tab: status }).toString()}`
  useEffect(() => {
    if (search !== wanted) void navigate({ search: wanted, hash }, { replace: true, preventScrollReset: true })
  }, [search, hash, wanted, navigate])
}

/**
 * Has it counted that the page of a listing was shown: once for each showing, when it is in view, by a beacon that no
 * page waits for and that says the listing's number alone. Whoever asks not to be tracked, or to save data, is not counted.
 */
function useCountedView(id: number): void {
  const { strictSpec } = useContext(SiteSettingsContext)
  useEffect(() => {
    if (strictSpec || asksNotTo(navigator)) return undefined
    const count = (): void => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', count)
      navigator.sendBeacon(`/api/seen/${id}/`)
    }
    document.addEventListener('visibilitychange', count)
    count()
    return () => document.removeEventListener('visibilitychange', count)
  }, [id, strictSpec])
}

function asksNotTo({ doNotTrack, globalPrivacyControl, connection }: Navigator): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true || connection?.saveData === true
}

/** A listing in search engines and shared links. */
function listingHead(listing: ListingDetail): PageHead {
  const { name, slug, location, pictures, price_full: price } = listing
  const path = `/listing/${slug}/`
  return {
    title: `${name}, ${shownPrice(price)}`,
    description: import.meta.env.SSR ? listingDescription(listing) : '',
    canonical: path,
    isIndexed: listing.availability === 'Available',
    ...(import.meta.env.SSR && {
      image: shareImage(pictures[0], name),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'RealEstateListing',
          name,
          url: path,
          description: cutDetails(listing.details),
          image: pictures.slice(0, 6).map(({ url }) => url),
          dateModified: listing.updated_at,
          contentLocation: { '@type': 'Place', name: location, address: location },
          offers: {
            '@type': 'Offer',
            priceCurrency: 'PHP',
            ...(listing.price_sort !== null && { price: listing.price_sort }),
            availability: `https://schema.org/${EXISTING[listing.availability]}`,
            businessFunction: `http://purl.org/goodrelations/v1#${listing.property_status === 'For Rent' ? 'LeaseOut' : 'Sell'}`,
          },
        },
        breadcrumbData([...(listing.areas ?? []), { name, path }]),
      ],
    }),
  }
}

/** A listing in one line: price, place, size, and how its details begin. */
function listingDescription(listing: ListingDetail): string {
  const { price_full: price, location, bedroom, bathroom, floor_area: area } = listing
  const facts = [
    bedroom ? m.listing.bedroomFact({ count: bedroom }) : '',
    bathroom ? m.listing.bathroomFact({ count: bathroom }) : '',
    area ? areaText(area) : '',
    cutDetails(listing.details),
  ]
  return [shownPrice(price), location, ...facts].filter((part) => part !== '').join(' · ')
}

/** "Overview icons: bedroom, bathroom, lot area, floor area, parking", then what kind of property it is (§2). */
function ListingOverview({ listing }: { readonly listing: ListingDetail }) {
  const all: readonly Fact[] = [
    { icon: 'bed', name: m.listing.bedrooms(), value: some(listing.bedroom) },
    { icon: 'bath', name: m.listing.bathrooms(), value: some(listing.bathroom) },
    { icon: 'lot', name: m.listing.lotArea(), value: someArea(listing.lot_area) },
    { icon: 'floor', name: m.listing.floorArea(), value: someArea(listing.floor_area) },
    { icon: 'car', name: m.listing.parking(), value: shownParking(listing) },
  ]
  const { strictSpec } = useContext(SiteSettingsContext)
  const kinds = [
    { name: m.listing.propertyType(), value: labels.propertyType[listing.property_type] },
    { name: m.listing.subtype(), value: labels.propertySubtype[listing.property_subtype] },
    { name: m.listing.unitType(), value: listing.unit_type && labels.unitType[listing.unit_type] },
    { name: m.listing.yearBuilt(), value: strictSpec ? null : (listing.year_built ?? null) },
  ].filter(({ value }) => value !== null)
  const facts = all.filter(({ value }) => value !== null)
  return (
    <section aria-labelledby="overview">
      <h2 id="overview" className="mb-4 text-xl font-semibold">
        {m.listing.overview()}
      </h2>
      {facts.length > 0 && (
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-5 lg:grid-cols-5">
          {facts.map(({ icon, name, value }) => (
            <div key={name} className="rounded-lg border border-line bg-surface p-3.5">
              <dt className="flex flex-col gap-2 text-sm text-ink-soft">
                <Icon name={icon} className="size-6 text-brand" />
                {name}
              </dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
        {kinds.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Price and status, name, place, and whose offer it is. */
function ListingSummary({ listing }: { readonly listing: ListingDetail }) {
  const { name, location, price_full: price, availability } = listing
  const equity = monthlyEquityText(listing)
  const { strictSpec } = useContext(SiteSettingsContext)
  return (
    <header>
      <div className="flex items-start justify-between gap-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="text-3xl font-bold tabular-nums text-ink">{shownPrice(price)}</span>
          {!strictSpec && <span className="tabular-nums text-ink-soft">{perSqmText(listing)}</span>}
          <Chip tone="brand">{statusText(listing)}</Chip>
          {availability !== 'Available' && <Chip tone="accent">{labels.availability[availability]}</Chip>}
        </p>
        <HeartButton id={listing.id} name={name} className="-my-1 border border-line print:hidden" />
      </div>
      {equity !== undefined && (
        <p className="mt-1">
          <a href="#payment" className="font-medium tabular-nums text-brand underline-offset-4 hover:underline">
            {equity}
          </a>
        </p>
      )}
      {!strictSpec && listing.price_changes?.[0] && <PriceHistory listing={listing} />}
      <h1 className="mt-3 text-2xl font-semibold sm:text-3xl">{name}</h1>
      <p className="mt-2 flex items-start gap-1.5 text-ink-soft">
        <Icon name="pin" className="mt-0.5 size-5" />
        {location}
      </p>
      <p className="mt-3 text-ink-soft">
        <Offer listing={listing} />
      </p>
      <ListingActions listing={listing} />
    </header>
  )
}

/** What its price was before, and by how much the last change lowered it (decision 133). */
function PriceHistory({
  listing: { price_lowered: lowered, price_changes: changes = [], property_status: status },
}: {
  readonly listing: ListingDetail
}) {
  const first = changes.at(-1)
  const day = (at: string) => DAY.format(new Date(at))
  const text = (pesos: number) => `${formatPesos(pesos * 100)}${status === 'For Rent' ? m.price.perMonth() : ''}`
  return (
    <details className="mt-1 text-sm text-ink-soft">
      <summary className="inline-block cursor-pointer py-1 underline-offset-4 hover:underline">
        {lowered
          ? m.listing.lowerSince({ price: formatPesos(lowered.by * 100), date: day(lowered.since) })
          : m.listing.priceHistory()}
      </summary>
      <ul className="mt-1 space-y-0.5 tabular-nums">
        {changes.map(({ changed_at: at, after }) => (
          <li key={at}>{m.listing.priceSince({ price: text(after), date: day(at) })}</li>
        ))}
        {first && <li>{m.listing.priceBefore({ price: text(first.before) })}</li>}
      </ul>
    </details>
  )
}

/** What to name when asking about it, and since when it is there. */
function ListingDates({
  listing: { id, slug, posted_at: postedAt, updated_at: updatedAt },
}: {
  readonly listing: ListingDetail
}) {
  const { strictSpec, origin } = useContext(SiteSettingsContext)
  if (strictSpec) return null
  return (
    <div className="text-sm text-ink-soft">
      <p>
        {[
          m.listing.reference({ id }),
          ...(postedAt === undefined ? [] : [m.listing.posted({ date: DAY.format(new Date(postedAt)) })]),
          m.listing.updated({ date: DAY.format(new Date(updatedAt)) }),
        ].join(' · ')}
      </p>
      <p className="hidden print:block">{new URL(ownAddress(`/listing/${slug}/`), origin).href}</p>
    </div>
  )
}

/** Project or Brokerage, and the project and its developer where there are any. */
function Offer({ listing }: { readonly listing: ListingDetail }) {
  const { type, project_name, project_slug, developer_name, developer_slug } = listing
  const isProject = type === PROJECT_LISTING
  return (
    <>
      <span className="font-medium text-ink">{isProject ? m.listing.project() : m.listing.brokerage()}</span>
      {project_slug !== null && (
        <>
          {' · '}
          {withNodes(
            isProject ? SLOT : m.listing.inProject({ project: SLOT }),
            <TextLink to={`/project/${project_slug}/`}>{project_name}</TextLink>,
          )}
        </>
      )}
      {developer_slug !== null && (
        <>
          {' '}
          {withNodes(
            m.listing.byDeveloper({ developer: SLOT }),
            <TextLink to={`/developer/${developer_slug}/`}>{developer_name}</TextLink>,
          )}
        </>
      )}
    </>
  )
}
