import type { ListingDetail } from '@tahanan/contracts/listing/listing-detail.ts'
import { cutDetails } from '@tahanan/contracts/project/cut-details.ts'

/** What a feed says of itself. */
interface FeedHead {
  readonly origin: string
  readonly title: string
  /** Its own address, and that of the listings after its last. */
  readonly url: string
}

/** How a kind of feed is written. */
interface FeedFormat {
  readonly type: string
  readonly begin: (head: FeedHead) => string
  readonly item: (origin: string, listing: ListingDetail) => string
  readonly separator: string
  /** @param next the address of the listings after the last; undefined where there are no more */
  readonly end: (next: string | undefined) => string
}

/**
 * A feed, written as its listings are read.
 *
 * @param limit so many listings, and where more may follow
 * @param next the address of what follows a listing
 */
export async function* writeFeed(
  format: FeedFormat,
  head: FeedHead,
  batches: AsyncIterable<readonly ListingDetail[]>,
  { limit, next }: { readonly limit: number; readonly next: (lastId: number) => string },
): AsyncGenerator<string> {
  yield format.begin(head)
  let count = 0
  let lastId = 0
  for await (const batch of batches) {
    const items = batch.map((listing) => format.item(head.origin, listing))
    yield (count === 0 ? '' : format.separator) + items.join(format.separator)
    count += batch.length
    lastId = batch.at(-1)?.id ?? lastId
  }
  yield format.end(count === limit ? next(lastId) : undefined)
}

/** A JSON Feed 1.1 (jsonfeed.org). Each item has the listing under `_reso`, in the names of the RESO Data Dictionary. */
export const JSON_FEED: FeedFormat = {
  type: 'application/feed+json; charset=utf-8',
  begin({ origin, title, url }) {
    const said = {
      version: 'https://jsonfeed.org/version/1.1',
      title,
      home_page_url: `${origin}/`,
      feed_url: url,
      language: 'en-PH',
    }
    return `${JSON.stringify(said).slice(0, -1)},"items":[`
  },
  item: (origin, listing) => JSON.stringify(jsonItem(origin, listing)),
  separator: ',',
  end: (next) => `]${next === undefined ? '' : `,"next_url":${JSON.stringify(next)}`}}`,
}

function jsonItem(origin: string, listing: ListingDetail) {
  const url = `${origin}/listing/${listing.slug}/`
  const [cover] = listing.pictures
  return {
    id: url,
    url,
    title: `${listing.name}, ${listing.price_full}`,
    content_html: listing.details || listing.name,
    ...(cover && { image: origin + cover.url }),
    ...(listing.posted_at !== undefined && { date_published: listing.posted_at }),
    date_modified: listing.updated_at,
    tags: [
      listing.property_status,
      listing.property_subtype,
      ...(listing.unit_type === null ? [] : [listing.unit_type]),
    ],
    _reso: resoFields(origin, listing),
  }
}

/** A listing in the names of the RESO Data Dictionary; what nobody said is left out. Prices are pesos, areas square metres. */
function resoFields(origin: string, listing: ListingDetail): Readonly<Record<string, unknown>> {
  const isRental = listing.property_status === 'For Rent'
  const fields = {
    ListingKey: String(listing.id),
    StandardStatus: 'Active',
    PropertyType: isRental ? `${listing.property_type} Lease` : listing.property_type,
    PropertySubType: listing.property_subtype,
    ListPrice: listing.price_sort,
    BedroomsTotal: listing.bedroom,
    BathroomsTotalInteger: listing.bathroom,
    ParkingTotal: parkingOf(listing),
    LivingArea: listing.floor_area,
    LivingAreaUnits: listing.floor_area === null ? null : 'Square Meters',
    LotSizeArea: listing.lot_area,
    LotSizeUnits: listing.lot_area === null ? null : 'Square Meters',
    YearBuilt: listing.year_built,
    UnparsedAddress: listing.location,
    Country: 'PH',
    BuilderName: listing.developer_name,
    SubdivisionName: listing.project_name,
    ListAgentFullName: listing.broker?.name,
    ListAgentStateLicense: listing.broker?.license[0]?.name,
    ListOfficeName: listing.broker?.realty,
    PublicRemarks: cutDetails(listing.details),
    PhotosCount: listing.pictures.length,
    Media: listing.pictures.map(({ url, caption }) => ({ MediaURL: origin + url, ShortDescription: caption })),
    ModificationTimestamp: listing.updated_at,
    OriginalEntryTimestamp: listing.posted_at,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))
}

/** How many can park there; not said where some can, and nobody counted (decision 60). */
function parkingOf({ parking, carpark }: ListingDetail): number | null {
  return parking && carpark === 0 ? null : carpark
}

/**
 * An XML close to what portals take in: a `listing` with `url`, `title`, `description`, `offer` (sale or rent),
 * `category`, `subcategory`, `unit-type`, `price` in pesos, `bedrooms`, `bathrooms`, `parking`, `floor-area` and `lot-area`
 * in square metres, `year-built`, `location`, `developer`, `project`, `agent`, `images`, `posted`, `updated`.
 */
export const XML_FEED: FeedFormat = {
  type: 'application/xml; charset=utf-8',
  begin: ({ title, url }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<listings title="${escaped(title)}" url="${escaped(url)}">\n`,
  item: xmlItem,
  separator: '',
  end: (next) => `${next === undefined ? '' : `<next>${escaped(next)}</next>\n`}</listings>\n`,
}

function xmlItem(origin: string, listing: ListingDetail): string {
  const values: readonly (readonly [string, string | number | null | undefined])[] = [
    ['url', `${origin}/listing/${listing.slug}/`],
    ['title', listing.name],
    ['description', cutDetails(listing.details)],
    ['offer', listing.property_status === 'For Rent' ? 'rent' : 'sale'],
    ['category', listing.property_type],
    ['subcategory', listing.property_subtype],
    ['unit-type', listing.unit_type],
    ['price', listing.price_sort],
    ['bedrooms', listing.bedroom],
    ['bathrooms', listing.bathroom],
    ['parking', parkingOf(listing)],
    ['floor-area', listing.floor_area],
    ['lot-area', listing.lot_area],
    ['year-built', listing.year_built],
    ['location', listing.location],
    ['developer', listing.developer_name],
    ['project', listing.project_name],
    ['agent', listing.broker?.name],
    ['posted', listing.posted_at],
    ['updated', listing.updated_at],
  ]
  const elements = values
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => `<${name}>${escaped(String(value))}</${name}>`)
  const images = listing.pictures.map(({ url }) => `<image>${escaped(origin + url)}</image>`)
  return `<listing id="${listing.id}">${elements.join('')}<images>${images.join('')}</images></listing>\n`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for an element or an attribute; what XML 1.0 has no place for is left out. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
}
