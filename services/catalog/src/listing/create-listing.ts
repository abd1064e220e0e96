import { type FetchCreateData, listingSavedSchema } from '@tahanan/contracts/listing/listing-answers.ts'
import { LISTING_FIELDS, ofType, recordOf } from '@tahanan/contracts/listing/listing-fields.ts'
import type { ListingChanges } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { listingWarnings } from '@tahanan/contracts/listing/listing-rules.ts'
import type { ListingType } from '@tahanan/contracts/listing/listing-type.ts'
import { pesosOrNull } from '@tahanan/contracts/money/pesos.ts'
import { NO_PLACE } from '@tahanan/contracts/place/place.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { AVAILABLE } from '@tahanan/contracts/property/property-status.ts'
import { defaultSubtype, RESIDENTIAL } from '@tahanan/contracts/property/property-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { type Catalog, type CommandContext, runOnce, type UnitOfWork } from '../command/run-command.ts'
import { decideListing } from './decide-listing.ts'
import { insertListing, prepareListing, type ProjectChoice, readListingChoices } from './listing.store.ts'
import { firstVersion, type ListingContent, type SavedListing, toListingState } from './listing.ts'

const EMPTY_FIELDS = {
  ...recordOf('name', ofType(LISTING_FIELDS, 'amount', 'area', 'count', 'percentage', 'text'), () => null),
  ...recordOf('name', ofType(LISTING_FIELDS, 'flag'), () => false),
}

/**
 * What a new listing starts from on the server. The prices and terms of §9 are the form's defaults, not ours: what a
 * payload leaves out is unknown.
 */
export function newListingContent(listingType: ListingType): ListingContent {
  return {
    listingType,
    name: '',
    ...EMPTY_FIELDS,
    isPublished: true,
    location: '',
    ...NO_PLACE,
    details: '',
    amenityIds: [],
    availability: AVAILABLE,
    brokerId: null,
    projectId: null,
    unitType: null,
    status: 0,
    equityFixedCentavos: null,
    propertyType: RESIDENTIAL,
    propertySubtype: defaultSubtype(RESIDENTIAL),
    financingOption: [],
  }
}

export interface NewListing {
  readonly listingType: ListingType
  readonly changes: ListingChanges
  /**
   * What an import knows its row by, source included. Given again, ever, nothing is added: not after a crash, and not
   * after staff removed the listing.
   */
  readonly importKey?: string
  /** The run that takes it in. */
  readonly importRunId?: number | undefined
}

interface AddedListing extends SavedListing {
  /** False for a row that was imported before, by another run. */
  readonly isNew: boolean
}

/**
 * `createListing` within a transaction that is under way, so that an import may write many in one. Four statements.
 *
 * @throws InvalidInput
 */
export async function addListing(unit: UnitOfWork, wanted: NewListing): Promise<AddedListing> {
  const { listingType, changes, importKey = null, importRunId = null } = wanted
  const { now } = unit.context
  const current = newListingContent(listingType)
  const { projectId = null, brokerId = null, amenityIds = [] } = changes
  const { id, references, imported } = await prepareListing(unit.client, { projectId, brokerId, amenityIds }, importKey)
  if (imported !== null) {
    const { runId, ...saved } = imported
    return { ...saved, warnings: [], isNew: runId !== null && runId === importRunId }
  }
  const content = decideListing({ current, isNew: true, changes, references })
  const listing = firstVersion(content, id, now)
  // A rival that imports the same row makes this wait, and then find it there.
  if (!(await insertListing(unit.client, listing, { importKey, importRunId }))) return addListing(unit, wanted)
  const data = toListingState(listing, [])
  await unit.publish({ type: 'listing.changed', aggregate: 'listing', aggregateId: id, version: 1, data })
  await unit.audit({ noun: 'listing', id, action: 'create', before: null, after: content })
  const warnings = listingWarnings(listing, references.project ?? null)
  return { id, slug: listing.slug, version: 1, warnings, isNew: true }
}

/**
 * Adds a listing of either kind and publishes it (§7 POST /admin/listing/).
 *
 * @throws InvalidInput
 */
export function createListing(catalog: Catalog, context: CommandContext, listing: NewListing): Promise<SavedListing> {
  return runOnce(
    catalog,
    context,
    { command: 'listing.create', content: listing, answer: listingSavedSchema },
    (unit) => addListing(unit, listing),
  )
}

/**
 * What the listing form chooses from (§3, §7).
 *
 * @param defaultBrokerId `DEFAULT_BROKER_ID`: preselected where there is such a broker (decision 68)
 */
export async function fetchCreateData({ pool }: Catalog, defaultBrokerId: number): Promise<FetchCreateData> {
  const { projects, amenities, hasBroker } = await readListingChoices(pool, defaultBrokerId)
  return {
    projects: projects.map(projectOf),
    amenities: [...amenities],
    default_broker_id: hasBroker ? defaultBrokerId : null,
  }
}

function projectOf(project: ProjectChoice): FetchCreateData['projects'][number] {
  return {
    id: project.id,
    name: project.name,
    property_type: project.propertyType,
    property_subtype: project.propertySubtype,
    location: project.location,
    property_unity_type: project.unitTypes.map((code) => ({ id: code, name: labelOf(UNIT_TYPES, code) })),
    dhsud_lts: project.dhsudLts,
    reservation_fee: pesosOrNull(project.reservationFeeCentavos),
  }
}
