import { z } from 'zod'
import { idsField, searchFields, upsideDownRanges } from '../listing/listing-search-query.ts'
import { PUBLIC_PRECISIONS } from '../place/public-place.ts'
import { BROKERAGE_STATUSES } from '../property/property-status.ts'
import { filtersOf, type ListingFilters } from '../search/listing-filters.ts'
import { type SearchText, wholeNumberField } from '../search/search-fields.ts'
import { MAX_MAP_ZOOM, zoomOfBox } from './map-cells.ts'

/** `GET /map`, parsed: what lies in a box, or where some listings are. */
export type ListingMapQuery =
  | {
      readonly ids?: undefined
      readonly search: SearchText
      /** With a box. */
      readonly filters: ListingFilters
      readonly zoom: number
    }
  | { readonly ids: readonly number[] }

/** The parameters of `GET /listing` that say what is looked for, with a box and a zoom; or `ids` alone. */
export const listingMapQuerySchema = z
  .strictObject({ ...searchFields, zoom: wholeNumberField(0, MAX_MAP_ZOOM).optional(), ids: idsField.optional() })
  .transform((query, context): ListingMapQuery => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    const { ids, bbox, zoom } = query
    if (ids !== undefined) {
      const isAlone = Object.entries(query).every(([key, value]) => key === 'ids' || value === undefined)
      if (!isAlone) refuse('ids', 'Give ids alone, or bbox and zoom.')
      return { ids }
    }
    for (const [field, message] of upsideDownRanges(query)) refuse(field, message)
    if (bbox === undefined) refuse('bbox', 'Give west,south,east,north in degrees, such as 120.9,14.3,121.2,14.8.')
    if (zoom === undefined) refuse('zoom', `Give the zoom of the map, 0 to ${MAX_MAP_ZOOM}.`)
    if (bbox === undefined || zoom === undefined) return z.NEVER
    const fitting = zoomOfBox(bbox, zoom)
    if (fitting !== zoom) {
      const remedy = fitting === undefined ? 'give a smaller box' : `give ${fitting} or less, or a smaller box`
      refuse('zoom', `This box is too large for this zoom: ${remedy}.`)
    }
    return { search: query.q ?? { text: '', words: [] }, filters: filtersOf(query), zoom }
  })

const degrees = z.number()

/** Listings that lie close together. */
const mapCellSchema = z.object({
  /** The middle of them. */
  latitude: degrees,
  longitude: degrees,
  count: z.int().positive(),
  /** The lowest price in pesos; null where what is for sale lies beside what is for rent, and where all are on request. */
  price: z.number().nonnegative().nullable(),
  /** West, south, east, north: around all of them. */
  bounds: z.tuple([degrees, degrees, degrees, degrees]),
})

/** A listing by itself; its card is `GET /listing/?ids=`. */
const mapPinSchema = z.object({
  id: z.int().positive(),
  latitude: degrees,
  longitude: degrees,
  /** The lowest price in pesos, a month's where it is for rent; null on request. */
  price: z.number().nonnegative().nullable(),
  status: z.enum(BROKERAGE_STATUSES),
  /** How well the point is known (decision 132); null: not said. */
  precision: z.enum(PUBLIC_PRECISIONS).nullable(),
})

export type MapCell = z.infer<typeof mapCellSchema>
export type MapPin = z.infer<typeof mapPinSchema>

/** The answer of `GET /map`, 60 kB at most. */
export const listingMapSchema = z.object({
  /** All in the box. */
  count: z.int().nonnegative(),
  cells: z.array(mapCellSchema),
  pins: z.array(mapPinSchema),
})

export type ListingMap = z.infer<typeof listingMapSchema>
