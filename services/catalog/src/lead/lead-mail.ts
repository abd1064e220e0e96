import { z } from 'zod'

/** The queue of notices to staff about new leads. */
export const LEAD_MAIL_QUEUE = 'lead-mail'

/** Only which lead it is: a queue, too, is no place for what people write to us. */
export const leadMailSchema = z.object({ leadId: z.int().positive() })

export type LeadMail = z.infer<typeof leadMailSchema>
