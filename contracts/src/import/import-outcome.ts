import { z } from 'zod'

/** What became of a row; in a check, what would. */
export const importOutcomeSchema = z.enum(['created', 'known', 'rejected'])
