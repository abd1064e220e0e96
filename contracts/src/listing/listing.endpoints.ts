import { z } from 'zod'
import { type Changes, del, get, post } from '../endpoint/define-endpoint.ts'
import { idField, idParams } from '../endpoint/id-fields.ts'
import { moneyField } from '../money/money-field.ts'
import { staffListAnswer } from '../page/staff-list.ts'
import { placeForm } from '../place/place.ts'
import { codeField, unitTypeField } from '../property/property-fields.ts'
import { BROKERAGE_STATUSES } from '../property/property-status.ts'
import { requiredLine } from '../text/text-fields.ts'
import {
  fetchCreateDataSchema,
  listingEditSchema,
  listingListItemSchema,
  listingSavedSchema,
  listingViewSchema,
  partnerListingItemSchema,
  partnerListingSchema,
} from './listing-answers.ts'
import { bulkListingsBody, bulkResultSchema } from './listing-bulk.ts'
import { LISTING_FIELDS, type ListingField, type ListingFields } from './listing-fields.ts'
import { listingListQuerySchema, partnerListingQuerySchema } from './listing-list-query.ts'
import { LISTING_TYPES } from './listing-type.ts'

/** The fields of the table, any of which may be left out. */
function optionalShape(): { readonly [Row in ListingField as Row['wire']]: z.ZodOptional<Row['schema']> }
function optionalShape(): Readonly<Record<string, z.ZodType>> {
  return Object.fromEntries(LISTING_FIELDS.map(({ wire, schema }) => [wire, schema.optional()]))
}

/**
 * The fields of the payload of §3, in its spellings (decision 50), both kinds merged; all of them may be left out.
 * `''` and null clear what can be empty. Fields of the other kind are known, and dropped.
 */
const listingForm = {
  ...optionalShape(),
  ...placeForm,
  listing_type: codeField(LISTING_TYPES).optional(),
  broker_id: idField().optional(),
  unit_type: unitTypeField().optional(),
  minimum_price: moneyField().optional(),
  maximum_price: moneyField().optional(),
  brokerage_type: codeField(BROKERAGE_STATUSES).optional(),
} as const

export type ListingChanges = Changes<ListingFields>

/** What was sent, under the names in code. */
function renamedFields(sent: ListingForm): ListingChanges
function renamedFields(sent: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(LISTING_FIELDS.map(({ name, wire }) => [name, sent[wire]]))
}

type ListingForm = z.output<z.ZodObject<typeof listingForm>>

/** Both spellings of one field (decision 50). */
const SPELLINGS = [
  ['unit_type', 'property_unit_type'],
  ['listing_status', 'brokerage_type'],
  ['min_price', 'minimum_price'],
  ['max_price', 'maximum_price'],
  ['broker', 'broker_id'],
] as const satisfies readonly (readonly [keyof ListingForm, keyof ListingForm])[]

/** A parsed payload in code's names. Two spellings that disagree are a problem of the second one's field. */
function listingChangesOf(form: ListingForm, context: z.core.$RefinementCtx): ListingChanges {
  for (const [field, other] of SPELLINGS) {
    if (form[field] === undefined || form[other] === undefined || form[field] === form[other]) continue
    context.issues.push({
      code: 'custom',
      input: form,
      path: [other],
      message: `This differs from ${field}; send one of them.`,
    })
  }
  return {
    ...renamedFields(form),
    areaCode: form.area_code,
    point: form.point,
    brokerId: form.broker === undefined ? form.broker_id : form.broker,
    unitType: form.unit_type === undefined ? form.property_unit_type : form.unit_type,
    minPriceCentavos: form.min_price === undefined ? form.minimum_price : form.min_price,
    maxPriceCentavos: form.max_price === undefined ? form.maximum_price : form.max_price,
    brokerageStatus: form.listing_status ?? form.brokerage_type,
  }
}

/**
 * Body of POST /admin/listing/ (§3, §7). The kind is the query's, or else the body's `listing_type`; what each kind
 * requires besides is for the command, which knows the kind and the project.
 */
export const createListingBody = z
  .strictObject({ ...listingForm, name: requiredLine(200), location: requiredLine(300) })
  .transform((form, context) => ({
    listingType: form.listing_type,
    changes: listingChangesOf(form, context),
  }))

/**
 * Body of POST /admin/listing/{id}/update/: what is left out stays, null clears (decision 64). `version`, or `If-Match`,
 * is the version that the editor has seen; `listing_type` may be repeated but not changed.
 */
export const updateListingBody = z
  .strictObject({ ...listingForm, version: z.int().positive().optional() })
  .transform((form, context) => ({
    listingType: form.listing_type,
    version: form.version,
    changes: listingChangesOf(form, context),
  }))

/** §7 "Admin listings", but for pictures and documents. */
export const listingEndpoints = {
  list: get('viewer', 'listing.list', '/admin/listing/', {
    summary:
      'Listings, newest first unless `sort` says otherwise; q looks at name, location, project and developer, filters narrow each other',
    query: listingListQuerySchema,
    answer: staffListAnswer(listingListItemSchema),
    partner: { scope: 'listings', query: partnerListingQuerySchema, answer: staffListAnswer(partnerListingItemSchema) },
  }),
  get: get('viewer', 'listing.get', '/admin/listing/{id}', {
    summary: 'One listing, as the view page shows it',
    params: idParams,
    answer: listingViewSchema,
    partner: { scope: 'listings', answer: partnerListingSchema },
  }),
  create: post('editor', 'listing.create', '/admin/listing/', {
    summary: 'Create a listing of the kind that the query names',
    query: z.strictObject({ listing_type: z.enum(['project', 'brokerage']).optional() }),
    body: createListingBody,
    answer: listingSavedSchema,
    status: 201,
  }),
  fetchCreateData: get('viewer', 'listing.fetchCreateData', '/admin/listing/fetch_create_data/', {
    summary: 'Projects and amenities to choose from',
    answer: fetchCreateDataSchema,
  }),
  fetchEdit: get('viewer', 'listing.fetchEdit', '/admin/listing/{id}/fetch_edit_listing/', {
    summary: 'One listing, as the form starts from it',
    params: idParams,
    answer: listingEditSchema,
  }),
  fetchView: get('viewer', 'listing.fetchView', '/admin/listing/{id}/fetch_view_listing/', {
    summary: 'One listing, as the view page shows it',
    params: idParams,
    answer: listingViewSchema,
  }),
  update: post('editor', 'listing.update', '/admin/listing/{id}/update/', {
    summary: 'Change the fields that are sent; If-Match or version guards against a colleague’s edit',
    params: idParams,
    body: updateListingBody,
    answer: listingSavedSchema,
  }),
  delete: del('editor', 'listing.delete', '/admin/listing/{id}/', {
    summary: 'Remove a listing; its page answers 410 from then on',
    params: idParams,
  }),
  bulk: post('editor', 'listing.bulk', '/admin/listing/bulk/', {
    summary: 'Change, delete or take back up to 200 listings, each by itself; a refused one does not stop the others',
    body: bulkListingsBody,
    answer: z.object({ results: z.array(bulkResultSchema) }),
  }),
} as const
