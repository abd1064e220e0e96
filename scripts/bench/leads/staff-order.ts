import { z } from 'zod'

/** Which database staff work on, and what signs their tokens. */
export const staffOrderSchema = z.object({ connectionString: z.string(), secret: z.string() })

export type StaffOrder = z.infer<typeof staffOrderSchema>
