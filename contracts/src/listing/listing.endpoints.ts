import { z } from 'zod'
import { defineEndpoint, noAnswer, noInput } from '../endpoint/define-endpoint.ts'
import { idParams } from '../endpoint/id-params.ts'
import { staffListAnswer, staffListQuerySchema } from '../page/staff-list.ts'
import { createListingBody, listingChangesOf, listingForm } from './listing-form.ts'
import {
  fetchCreateDataSchema,
  listingEditSchema,
  listingListItemSchema,
  listingSavedSchema,
  listingViewSchema,
} from './listing-answers.ts'

/**
 * Body of POST /admin/listing/{id}/update/: what is left out stays, null clears (decision 64). `version`, or `If-Match`,
 * is the version that the editor has seen; `listing_type` may be repeated but not changed.
 */
export const updateListingBody = z
  .strictObject({ ...listingForm, version: z.int().positive().optional() })
  .transform((form, context) => ({
    listingType: form.listing_type,
    expectedVersion: form.version,
    changes: listingChangesOf(form, context),
  }))

const read = { access: 'viewer', query: noInput, body: noInput, bodyKind: 'json', status: 200 } as const
const write = { access: 'editor', query: noInput, bodyKind: 'json' } as const

/** §7 "Admin listings", but for pictures and documents. */
export const listingEndpoints = {
  list: defineEndpoint({
    ...read,
    id: 'listing.list',
    method: 'GET',
    path: '/admin/listing/',
    summary: 'Listings, newest first; q looks at name, location, project and developer',
    params: noInput,
    query: staffListQuerySchema,
    answer: staffListAnswer(listingListItemSchema),
  }),
  get: defineEndpoint({
    ...read,
    id: 'listing.get',
    method: 'GET',
    path: '/admin/listing/{id}',
    summary: 'One listing, as the view page shows it',
    params: idParams,
    answer: listingViewSchema,
  }),
  create: defineEndpoint({
    ...write,
    id: 'listing.create',
    method: 'POST',
    path: '/admin/listing/',
    summary: 'Create a listing of the kind that the query names',
    params: noInput,
    query: z.strictObject({ listing_type: z.enum(['project', 'brokerage']).optional() }),
    body: createListingBody,
    answer: listingSavedSchema,
    status: 201,
  }),
  fetchCreateData: defineEndpoint({
    ...read,
    id: 'listing.fetchCreateData',
    method: 'GET',
    path: '/admin/listing/fetch_create_data/',
    summary: 'Projects and amenities to choose from',
    params: noInput,
    answer: fetchCreateDataSchema,
  }),
  fetchEdit: defineEndpoint({
    ...read,
    id: 'listing.fetchEdit',
    method: 'GET',
    path: '/admin/listing/{id}/fetch_edit_listing/',
    summary: 'One listing, as the form starts from it',
    params: idParams,
    answer: listingEditSchema,
  }),
  fetchView: defineEndpoint({
    ...read,
    id: 'listing.fetchView',
    method: 'GET',
    path: '/admin/listing/{id}/fetch_view_listing/',
    summary: 'One listing, as the view page shows it',
    params: idParams,
    answer: listingViewSchema,
  }),
  update: defineEndpoint({
    ...write,
    id: 'listing.update',
    method: 'POST',
    path: '/admin/listing/{id}/update/',
    summary: 'Change the fields that are sent; If-Match or version guards against a colleague’s edit',
    params: idParams,
    body: updateListingBody,
    answer: listingSavedSchema,
    status: 200,
  }),
  delete: defineEndpoint({
    ...write,
    id: 'listing.delete',
    method: 'DELETE',
    path: '/admin/listing/{id}/',
    summary: 'Remove a listing; its page answers 410 from then on',
    params: idParams,
    body: noInput,
    answer: noAnswer,
    status: 204,
  }),
} as const
