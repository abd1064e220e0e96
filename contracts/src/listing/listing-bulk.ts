import { z } from 'zod'
import { idField, requiredIdField } from '../endpoint/id-fields.ts'
import { codeField } from '../property/property-fields.ts'
import { SOLD } from '../property/property-status.ts'
import { listingWarningSchema } from './listing-rules.ts'

/** As many listings as one call changes. */
export const BULK_LISTINGS_MAX = 200

const amenities = z.array(requiredIdField()).max(BULK_LISTINGS_MAX).optional()

/**
 * A listing of a bulk change: the version that was seen, and what to set. `amenities` are all that it has then;
 * `add_amenities` and `remove_amenities` go by what it has. `is_deleted` false takes a deletion back. `sold_at` is since
 * when one that is marked sold was: now, where it is left out.
 */
const bulkItemSchema = z
  .strictObject({
    id: requiredIdField(),
    version: z.int().positive(),
    is_published: z.boolean().optional(),
    availability: codeField(['Available', 'Sold-out or Sold']).optional(),
    sold_at: z.iso.datetime().optional(),
    featured: z.boolean().optional(),
    broker: idField().optional(),
    amenities,
    add_amenities: amenities,
    remove_amenities: amenities,
    is_deleted: z.boolean().optional(),
  })
  .refine(({ id: _id, version: _version, ...change }) => Object.values(change).some((value) => value !== undefined), {
    error: 'Say what to change: is_published, availability, featured, broker, amenities or is_deleted.',
  })
  .refine(({ is_deleted: isDeleted, ...change }) => isDeleted === undefined || Object.keys(change).length === 2, {
    path: ['is_deleted'],
    error: 'A listing is deleted, or taken back, with nothing else.',
  })
  .refine(({ sold_at: soldAt, availability }) => soldAt === undefined || availability === SOLD, {
    path: ['sold_at'],
    error: 'Only what is marked sold has a day of its sale.',
  })
  .refine(({ amenities: all, add_amenities: added, remove_amenities: removed }) => !all || !(added ?? removed), {
    path: ['amenities'],
    error: 'Send either all amenities, or those to add and to remove.',
  })

export type BulkItem = z.output<typeof bulkItemSchema>

/** Body of POST /admin/listing/bulk/. With `preview` nothing is changed: the answer says what would be. */
export const bulkListingsBody = z.strictObject({
  listings: z
    .array(bulkItemSchema)
    .min(1, 'Choose a listing.')
    .max(BULK_LISTINGS_MAX, `Choose ${BULK_LISTINGS_MAX} listings at most.`)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'Name each listing once.'),
  preview: z.boolean().default(false),
})

/** What became of one listing, or would. */
export const bulkResultSchema = z.object({
  id: z.int().positive(),
  outcome: z.enum(['changed', 'unchanged', 'refused']),
  /** Of a refused one: why, in words for people. */
  reason: z.string().nullable(),
  /** What it would be warned of then. */
  warnings: z.array(listingWarningSchema),
  /** Of a changed one: the item that puts back what it had; refused where it was changed again. */
  undo: bulkItemSchema.nullable(),
})

export type BulkResult = z.infer<typeof bulkResultSchema>
