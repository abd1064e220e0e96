import { z } from 'zod'
import { namedSchema } from '../property/named-schema.ts'

/** One thing that happened to a lead: a note, or a change with its fields from -> to. */
export const leadTimelineEntrySchema = z.object({
  at: z.iso.datetime(),
  /** Null for a visitor and for the system. */
  by: namedSchema.nullable(),
  action: z.enum(['create', 'update', 'delete', 'restore', 'note']),
  text: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
})

export type LeadTimelineEntry = z.infer<typeof leadTimelineEntrySchema>
