import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { IMPORT_LABELS, type ImportField } from '@tahanan/contracts/import/import-field.ts'
import { IMPORTED_FIELDS } from '@tahanan/contracts/listing/listing-fields.ts'
import type { ListingChanges } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { formatPesos } from '@tahanan/contracts/money/pesos.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { BROKERAGE_STATUSES } from '@tahanan/contracts/property/property-status.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { stripTags } from '@tahanan/contracts/text/strip-tags.ts'
import { Conflict, NotFound } from '@tahanan/platform/problem/problem.ts'
import { type Catalog, type CommandContext, runCommand } from '../command/run-command.ts'
import type { AmenityBook } from '../import/amenity-book.ts'
import type { ColumnMapping } from '../import/map-columns.ts'
import type { ImportedRow, RowDefaults } from '../import/read-row.ts'
import { newListingContent } from '../listing/create-listing.ts'
import { decideListing } from '../listing/decide-listing.ts'
import type { ListingContent } from '../listing/listing.ts'
import { decideUpdate, storeUpdate } from '../listing/update-listing.ts'
import {
  type ChangedRow,
  findChangedRows,
  type Given,
  type SourceRow,
  storeSourceRows,
  type TakenOver,
} from './source-row.store.ts'

/** The fields of a listing that a row can say, and what an import calls each. */
const FIELDS: readonly { readonly field: string; readonly importName: ImportField }[] = [
  ...IMPORTED_FIELDS.map(({ name, importName }) => ({
    field: name === 'brokerageStatus' ? 'status' : name,
    importName,
  })),
  { field: 'point', importName: 'coordinates' },
]

/** Which other columns say a field as well; the title says the first of these. */
const SAID_BY: Readonly<Partial<Record<ImportField, readonly ImportField[]>>> = {
  offer: ['name'],
  property_type: ['name'],
  property_subtype: ['name'],
  unit_type: ['name'],
  name: ['details'],
  availability: ['offer'],
  terms_of_payment: ['amenities'],
  coordinates: ['latitude'],
}

/** What a row is read by: columns and defaults. */
interface Reading {
  readonly mapping: ColumnMapping
  readonly defaults: RowDefaults
}

/** Of what is read of a row; where its columns stand, and the others, do not count. */
export function contentHash(cells: readonly string[], { mapping, defaults }: Reading): Buffer {
  const read = [...mapping.columns].map(([field, column]) => [field, (cells[column] ?? '').trim()])
  return createHash('sha256')
    .update(JSON.stringify([read.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)), [...defaults]]))
    .digest()
}

/** Everything that a row says, as the rules of listings make it. @throws InvalidInput */
export function givenBy({ changes }: ImportedRow, amenityIds: readonly number[]): Given {
  const content = decideListing({
    current: newListingContent(BROKERAGE_LISTING),
    isNew: true,
    changes: { ...changes, amenityIds },
    references: { project: null, hasBroker: true, amenityIds },
  })
  return valuesOf(content)
}

function valuesOf(content: ListingContent): Given {
  const values: Readonly<Record<string, unknown>> = { ...content, point: pinOf(content) }
  return Object.fromEntries(FIELDS.map(({ field }) => [field, values[field] ?? null]))
}

/** A point that stands for an area is nobody's word. */
function pinOf({ point, pointPrecision }: ListingContent): ListingContent['point'] {
  return pointPrecision === 'exact' ? point : null
}

interface Merged {
  /** Fields to take over, with what the listing says of each, and the source now. */
  readonly taken: readonly FieldDifference[]
  /** Fields that both changed: staff's value stays. */
  readonly held: readonly FieldDifference[]
  readonly given: Given
}

interface FieldDifference {
  readonly field: string
  readonly label: string
  readonly ours: unknown
  readonly theirs: unknown
}

/**
 * What to take over of a row, field by field: what the source changed since it gave it last, and staff did not. A field
 * that no column says any more is left as it is; where it is not known what was given last, all is.
 */
function merge({ listing, given: last }: ChangedRow, now: Given, { mapping, defaults }: Reading): Merged {
  const taken: FieldDifference[] = []
  const held: FieldDifference[] = []
  const current = valuesOf(listing)
  const given: Record<string, unknown> = { ...(last ?? now) }
  const isRead = (name: ImportField): boolean => mapping.columns.has(name) || defaults.has(name)
  for (const { field, importName } of FIELDS) {
    if (!isRead(importName) && !(SAID_BY[importName] ?? []).some(isRead)) continue
    const [ours, theirs, before] = [current[field], now[field], given[field] ?? null]
    given[field] = theirs
    if (isDeepStrictEqual(theirs, before) || isDeepStrictEqual(theirs, ours)) continue
    const difference = { field, label: IMPORT_LABELS[importName], ours, theirs }
    if (isDeepStrictEqual(ours, before)) taken.push(difference)
    else held.push(difference)
  }
  return { taken, held, given }
}

interface TakeOverRun extends Reading {
  readonly catalog: Catalog
  readonly context: CommandContext
  readonly dryRun: boolean
  readonly runId: number | undefined
  readonly amenities: AmenityBook
}

interface GivenRow {
  readonly row: ImportedRow
  readonly hash: Buffer
  readonly stored: ChangedRow
}

export interface TakeOverResult extends TakenOver {
  /** What is left to note of the row, where the listing needed no command. */
  readonly toNote: SourceRow | undefined
}

/** A colleague may save the same listing in between, more than once. */
const TRIES = 5

/** Takes over what a row says differently, by the command of staff's edit. @throws InvalidInput */
export async function takeOver(run: TakeOverRun, { row, hash, stored }: GivenRow): Promise<TakeOverResult> {
  const now = givenBy(
    row,
    row.amenityNames.map((name) => run.amenities.idOf(name)),
  )
  for (let latest = stored, tries = 1; ; tries += 1) {
    const merged = merge(latest, now, run)
    const said = saidOf(latest, merged, run.amenities)
    const source: SourceRow = {
      ...said,
      listingId: latest.listing.id,
      contentHash: hash,
      given: merged.given,
      runId: run.runId,
    }
    const changes = { ...changesOf(merged.taken, now), ...(latest.isSourceDraft && { isPublished: true }) }
    if (run.dryRun || Object.keys(changes).length === 0) return { ...said, toNote: run.dryRun ? undefined : source }
    try {
      await runCommand(run.catalog, run.context, async (unit) => {
        const { id, version: expectedVersion } = latest.listing
        await storeUpdate(unit, await decideUpdate(unit, { id, changes, expectedVersion, listingType: undefined }))
        await storeSourceRows(unit.client, [source])
      })
      return { ...said, toNote: undefined }
    } catch (error) {
      if (error instanceof NotFound) return { outcome: 'known', notes: [], warnings: [], toNote: undefined }
      if (!(error instanceof Conflict) || tries >= TRIES) throw error
      const again = await findChangedRows(run.catalog.pool, [{ key: latest.key, hash }], run.runId)
      latest = again.get(latest.key) ?? latest
    }
  }
}

function changesOf(taken: readonly FieldDifference[], given: Given): ListingChanges
function changesOf(taken: readonly FieldDifference[], given: Given): Given {
  return Object.fromEntries(taken.map(({ field }) => [field === 'status' ? 'brokerageStatus' : field, given[field]]))
}

function saidOf({ isSourceDraft }: ChangedRow, { taken, held }: Merged, amenities: AmenityBook): TakenOver {
  const text = (field: string, value: unknown): string => valueText(field, value, amenities)
  return {
    outcome: held.length > 0 ? 'held' : taken.length > 0 || isSourceDraft ? 'changed' : 'known',
    notes: [
      ...(isSourceDraft ? ['back in the source: shown to visitors again'] : []),
      ...taken.map(({ field, label, ours, theirs }) => `${label}: ${text(field, ours)} → ${text(field, theirs)}`),
    ],
    warnings: held.map(
      ({ field, label, ours, theirs }) =>
        `${label}: staff changed it to ${text(field, ours)}, the source to ${text(field, theirs)}. Staff's stays; if the source is right, change the listing`,
    ),
  }
}

const CODES: Readonly<Partial<Record<string, readonly string[]>>> = {
  status: BROKERAGE_STATUSES,
  propertyType: PROPERTY_TYPES,
  propertySubtype: PROPERTY_SUBTYPES,
  unitType: UNIT_TYPES,
  financingOption: FINANCING_OPTIONS,
  availability: ['Available', 'Sold'],
}

const TEXT_CHARS = 80

function valueText(field: string, value: unknown, amenities: AmenityBook): string {
  if (Array.isArray(value) && value.length > 0) return value.map((each) => valueText(field, each, amenities)).join(', ')
  if (typeof value === 'number') {
    if (field === 'priceCentavos') return formatPesos(value)
    if (field === 'amenityIds') return amenities.nameOf(value)
    return CODES[field]?.[value] ?? String(value)
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string' && value !== '') {
    const words = stripTags(value)
    return words.length > TEXT_CHARS ? `“${words.slice(0, TEXT_CHARS).toWellFormed()}…”` : `“${words}”`
  }
  if (typeof value === 'object' && value !== null && 'latitude' in value && 'longitude' in value)
    return `${String(value.latitude)}, ${String(value.longitude)}`
  return 'nothing'
}
