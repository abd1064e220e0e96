import { z } from 'zod'
import { requiredLine } from '../text/required-line.ts'
import { listingChangesOf } from './listing-changes-of.ts'
import { listingForm } from './listing-form.ts'

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
