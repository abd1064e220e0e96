import { z } from 'zod'
import { listingChangesOf } from './listing-changes-of.ts'
import { listingForm } from './listing-form.ts'

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
