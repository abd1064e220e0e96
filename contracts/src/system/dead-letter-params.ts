import { z } from 'zod'

/** `{id}` of a dead letter: its partition and offset in the topic of dead letters. */
export const deadLetterParams = z.object({ id: z.string().regex(/^\d{1,4}-\d{1,19}$/) })
