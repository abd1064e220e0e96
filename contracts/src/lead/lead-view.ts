import { z } from 'zod'
import { leadAnswerSchema } from './lead-answer.ts'
import { leadTimelineEntrySchema } from './lead-timeline-entry.ts'

/** One lead with what happened to it, oldest first, and the newest others of the same person (decision 113). */
export const leadViewSchema = z.object({
  ...leadAnswerSchema.shape,
  timeline: z.array(leadTimelineEntrySchema),
  same_person: z.array(leadAnswerSchema),
})

export type LeadView = z.infer<typeof leadViewSchema>
