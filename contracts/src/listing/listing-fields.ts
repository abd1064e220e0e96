import { z } from 'zod'
import type { Point } from '../place/place.ts'
import { idField } from '../endpoint/id-fields.ts'
import { moneyField } from '../money/money-field.ts'
import { FINANCING_OPTIONS } from '../property/financing-option.ts'
import { areaField, codeField, countField, decimalField, unitTypeField } from '../property/property-fields.ts'
import { BROKERAGE_STATUSES, PROJECT_STATUSES } from '../property/property-status.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES } from '../property/property-type.ts'
import { lineField, textField } from '../text/line-field.ts'
import { detailsField, requiredLine } from '../text/text-fields.ts'
import { manilaDate } from '../time/manila-date.ts'

/**
 * A field that staff set on a listing. From its row derive the payload's schema, changes, column, staff answers, form
 * draft, label, and column of an import and an export. What visitors see is named besides, in `listing-state.ts`,
 * `listing-card.ts` and `listing-detail.ts`.
 */
interface FieldRow {
  /** In code: `Centavos` and `Sqm` say the unit. */
  readonly name: string
  /** In payloads, answers and forms (§3). */
  readonly wire: string
  /** In `app.listing`; null where there is none of its own. */
  readonly column: string | null
  readonly label: string
  /** `other` has rules of its own, in each module that needs them. The rest derives wholly from its row. */
  readonly type: 'amount' | 'area' | 'count' | 'percentage' | 'text' | 'flag' | 'other'
  /** What a payload may hold: pesos become centavos, and `''` and null clear what can be empty. */
  readonly schema: z.ZodType
  /** What answers call it; else `wire`. Amounts are pesos there. */
  readonly answer?: string
  /** What agencies call its column beside `wire` and `label`, folded, units taken off. Without a list it is not imported. */
  readonly aliases?: readonly string[]
  /** What an import calls it; else `wire`. */
  readonly importAs?: string
}

const MAX_ROOMS = 100_000
const MAX_MONTHS = 1_200
const MAX_MOVE_IN_MONTHS = 24
const LEAST_YEAR = 1800

const cleared = (text: string | null): string | null => (text === '' ? null : text)
const line = (maxLength: number) => lineField(maxLength).nullable().transform(cleared)
const lines = textField(2_000).nullable().transform(cleared)
const list = <Item extends z.ZodType>(item: Item, maxLength: number) =>
  z
    .array(item)
    .max(maxLength)
    .nullable()
    .transform((items): readonly z.output<Item>[] => items ?? [])

/** One name in payloads, answers and table. */
const named = <Name extends string, Wire extends string>(name: Name, wire: Wire, label: string) =>
  stored(name, wire, wire, label)

/** In the table under a name of its own, or in none of its columns. */
function stored<Name extends string, Wire extends string, Column extends string | null>(
  name: Name,
  wire: Wire,
  column: Column,
  label: string,
) {
  return { name, wire, column, label } as const
}

const room = { type: 'count', schema: countField(MAX_ROOMS) } as const
const area = { type: 'area', schema: areaField() } as const
const amount = { type: 'amount', schema: moneyField() } as const
const flag = { type: 'flag', schema: z.boolean() } as const

/** Of both kinds of listing. */
export const COMMON_FIELDS = [
  {
    ...named('name', 'name', 'Listing name'),
    type: 'other',
    schema: requiredLine(200),
    aliases: ['title', 'listing', 'listing title', 'property name', 'headline', 'property'],
  },
  {
    ...named('location', 'location', 'Location'),
    type: 'other',
    schema: requiredLine(300),
    aliases: ['address', 'listing address', 'place', 'city', 'area location', 'property address'],
  },
  /** Public answers show the pin as it is, not rounded to about 100 m (decision 132). */
  { ...named('showExactPlace', 'show_exact_place', 'Show the exact place'), ...flag },
  {
    ...named('bedroom', 'bedroom', 'Bedrooms'),
    ...room,
    aliases: ['br', 'beds', 'bed', 'no of bedrooms', 'number of bedrooms'],
  },
  {
    ...named('bathroom', 'bathroom', 'Bathrooms'),
    ...room,
    aliases: ['baths', 'bath', 'toilet and bath', 't b', 'tb', 'cr', 'no of bathrooms'],
  },
  {
    ...named('carpark', 'carpark', 'Car park'),
    ...room,
    aliases: ['parking', 'garage', 'car garage', 'parking slots', 'no of parking'],
  },
  {
    ...named('yearBuilt', 'year_built', 'Year built'),
    type: 'count',
    schema: yearField(),
    aliases: ['year', 'built', 'year constructed', 'year of construction', 'construction year'],
  },
  { ...named('parking', 'parking', 'Parking available'), ...flag },
  {
    ...stored('floorAreaSqm', 'floor_area', 'floor_area_sqm', 'Floor area'),
    ...area,
    aliases: ['floor', 'fa', 'floor size', 'building area', 'unit area', 'unit size'],
  },
  {
    ...stored('lotAreaSqm', 'lot_area', 'lot_area_sqm', 'Lot area'),
    ...area,
    aliases: ['lot', 'la', 'lot size', 'land area', 'land size'],
  },
  /** HTML, not yet cleaned. */
  {
    ...named('details', 'details', 'Details'),
    type: 'other',
    schema: detailsField(),
    aliases: ['description', 'remarks', 'notes', 'property details', 'property description'],
  },
  {
    ...stored('amenityIds', 'amenities', null, 'Amenities'),
    type: 'other',
    schema: list(idField().pipe(z.int()), 200),
    aliases: ['amenity', 'features', 'facilities', 'inclusions'],
  },
  {
    ...named('availability', 'availability', 'Availability'),
    type: 'other',
    schema: codeField(['Available', 'Sold-out or Sold']),
    aliases: ['available', 'sold'],
  },
  { ...named('featured', 'featured', 'Featured'), ...flag, aliases: ['feature'] },
  /** A draft is false: nothing of it is public (decision 62). */
  { ...named('isPublished', 'is_published', 'Published'), ...flag },
  { ...stored('brokerId', 'broker', 'broker_id', 'Broker'), type: 'other', schema: idField() },
  { ...stored('projectId', 'project', 'project_id', 'Project'), type: 'other', schema: idField() },
  {
    ...stored('unitType', 'property_unit_type', 'unit_type', 'Unit type'),
    type: 'other',
    schema: unitTypeField(),
    importAs: 'unit_type',
    aliases: ['unit', 'model'],
  },
  {
    ...stored('reservationFeeCentavos', 'reservation_fee', 'reservation_fee_centavos', 'Reservation fee'),
    ...amount,
  },
] as const satisfies readonly FieldRow[]

/** Of project listings. */
export const PROJECT_FIELDS = [
  /** 0 Pre-selling, 1 Ready for occupancy. */
  {
    ...stored('propertyStatus', 'property_status', null, 'Property status'),
    type: 'other',
    schema: codeField(PROJECT_STATUSES),
  },
  {
    ...stored('minPriceCentavos', 'min_price', 'min_price_centavos', 'Minimum price'),
    ...amount,
    answer: 'minimum_price',
  },
  {
    ...stored('maxPriceCentavos', 'max_price', 'max_price_centavos', 'Maximum price'),
    ...amount,
    answer: 'maximum_price',
  },
  {
    ...stored('equityTermsMonths', 'equity_terms', 'equity_terms_months', 'Equity terms (months)'),
    type: 'count',
    schema: countField(MAX_MONTHS),
  },
  {
    ...named('equityPercentage', 'equity_percentage', 'Equity percentage'),
    type: 'percentage',
    schema: decimalField(100, 'Equity percentage must be between 0 and 100'),
  },
  /** Replaces the computed monthly equity; null for none, which answers spell 0 (decision 39). */
  {
    ...stored('equityFixedCentavos', 'equity_fixed', 'equity_fixed_centavos', 'Fixed monthly equity'),
    type: 'other',
    schema: moneyField(),
  },
  { ...named('dhsudLts', 'dhsud_lts', 'DHSUD LTS'), type: 'text', schema: line(100) },
] as const satisfies readonly FieldRow[]

/** Of brokerage listings, the only ones that are imported. */
export const BROKERAGE_FIELDS = [
  /** 0 For Sale, 1 For Rent. */
  {
    ...stored('brokerageStatus', 'listing_status', null, 'Listing status'),
    type: 'other',
    schema: codeField(BROKERAGE_STATUSES),
    importAs: 'offer',
    aliases: ['offer', 'offer type', 'status', 'for', 'sale or rent', 'transaction', 'brokerage type'],
  },
  {
    ...named('propertyType', 'property_type', 'Property type'),
    type: 'other',
    schema: codeField(PROPERTY_TYPES),
    aliases: ['type', 'category', 'classification'],
  },
  {
    ...named('propertySubtype', 'property_subtype', 'Property subtype'),
    type: 'other',
    schema: codeField(PROPERTY_SUBTYPES),
    aliases: ['subtype', 'sub type', 'property sub type'],
  },
  {
    ...stored('priceCentavos', 'price', 'price_centavos', 'Price'),
    ...amount,
    aliases: ['asking price', 'selling price', 'rent', 'rental', 'monthly rent', 'amount', 'contract price', 'tcp'],
  },
  /** Of rentals: months of rent that are paid on moving in. */
  {
    ...named('depositMonths', 'deposit_months', 'Deposit (months)'),
    type: 'count',
    schema: countField(MAX_MOVE_IN_MONTHS),
    aliases: ['deposit months', 'months deposit', 'security deposit', 'security deposit months'],
  },
  {
    ...named('advanceMonths', 'advance_months', 'Advance (months)'),
    type: 'count',
    schema: countField(MAX_MOVE_IN_MONTHS),
    aliases: ['advance months', 'months advance', 'advance rent', 'advance payment'],
  },
  {
    ...named('financingOption', 'financing_option', 'Financing options'),
    type: 'other',
    schema: list(codeField(FINANCING_OPTIONS), 20),
    aliases: ['financing', 'mode of payment'],
  },
  {
    ...named('termsOfPayment', 'terms_of_payment', 'Terms of payment'),
    type: 'text',
    schema: lines,
    aliases: ['terms', 'payment terms'],
  },
  {
    ...named('titleNumber', 'title_number', 'Title number'),
    type: 'text',
    schema: lineField(100_000).max(20, 'Title Number').nullable().transform(cleared),
    aliases: ['title no', 'tct', 'tct no', 'cct', 'cct no', 'tct number', 'cct number'],
  },
  {
    ...named('taxDeclarationNumber', 'tax_declaration_number', 'Tax declaration number'),
    type: 'text',
    schema: line(100),
    aliases: ['tax declaration', 'tax declaration no', 'tax dec', 'td no'],
  },
  /** One owner a line (decision 66). */
  {
    ...named('listingOwner', 'listing_owner', 'Listing owner'),
    type: 'text',
    schema: lines,
    aliases: ['lister', 'agent', 'listed by'],
  },
  {
    ...named('ownerOfTheProperty', 'owner_of_the_property', 'Owner of the property'),
    type: 'text',
    schema: lines,
    aliases: ['owner', 'owners', 'property owner', 'owner name', 'registered owner'],
  },
] as const satisfies readonly FieldRow[]

export const LISTING_FIELDS = [...COMMON_FIELDS, ...PROJECT_FIELDS, ...BROKERAGE_FIELDS] as const

/** A year from 1800 to the next one in Manila, as a number or its digits; `''` and null are null. */
function yearField() {
  const next = () => Number(manilaDate(new Date()).slice(0, 4)) + 1
  const words = () => `Give a year from ${LEAST_YEAR} to ${next()}.`
  // Said to readers of the schema; the rule itself goes by the year it is.
  const number = z.int().meta({ minimum: LEAST_YEAR, maximum: next() })
  const digits = z
    .string()
    .max(40)
    .meta({ pattern: String.raw`^\s*((18|19|20)\d\d)?\s*$` })
  return z.union([number, digits, z.null()], { error: words }).transform((value, context) => {
    const text = value === null ? '' : String(value).trim()
    if (text === '') return null
    const year = /^\d{4}$/.test(text) ? Number(text) : Number.NaN
    if (year >= LEAST_YEAR && year <= next()) return year
    context.addIssue({ code: 'custom', message: words() })
    return z.NEVER
  })
}

export type ListingField = (typeof LISTING_FIELDS)[number]

/** Those that a spreadsheet can say, each with what an import calls it. */
export const IMPORTED_FIELDS = LISTING_FIELDS.filter((field) => 'aliases' in field).map((field) => ({
  ...field,
  importName: 'importAs' in field ? field.importAs : field.wire,
}))

/** Those that derive wholly from their row. */
export type PlainField = Exclude<ListingField, { readonly type: 'other' }>

export function plainFields<Row extends { readonly type: string }>(
  fields: readonly Row[],
): Exclude<Row, { readonly type: 'other' }>[] {
  return fields.filter((field): field is Exclude<Row, { readonly type: 'other' }> => field.type !== 'other')
}

/** The fields of some types. */
export function ofType<Row extends { readonly type: string }, Type extends Row['type']>(
  fields: readonly Row[],
  ...types: readonly Type[]
): Extract<Row, { readonly type: Type }>[] {
  return fields.filter((field): field is Extract<Row, { readonly type: Type }> =>
    types.some((type) => type === field.type),
  )
}

// TypeScript does not follow computed keys: of the functions below, the first signature says what the second does.

/** A value for each field, under its `wire`, `name` or `importName`. */
export function recordOf<Key extends string, Row extends { readonly [K in Key]: string }, Value>(
  key: Key,
  fields: readonly Row[],
  valueOf: (field: Row) => Value,
): Record<Row[Key], Value>
export function recordOf<Key extends string, Row extends { readonly [K in Key]: string }>(
  key: Key,
  fields: readonly Row[],
  valueOf: (field: Row) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field[key], valueOf(field)]))
}

/** Everything that staff may set on a listing, in code's names: money in centavos, areas in sqm, codes of §3. */
export type ListingFields = { readonly [Row in ListingField as Row['name']]: z.output<Row['schema']> } & {
  /** Chosen by staff; null goes by the location (decision 131). */
  readonly areaCode: string | null
  /** A pin set by staff; null goes by the area (decision 132). */
  readonly point: Point | null
}
