import { z } from 'zod'
import { personAnswerSchema } from '../person/person-answer.ts'
import { namedSchema } from '../property/named-schema.ts'

/** A salesperson as staff see him or her (§3). */
export const salespersonAnswerSchema = personAnswerSchema.extend({
  broker: namedSchema,
  broker_id: z.int().positive(),
})

export type SalespersonAnswer = z.infer<typeof salespersonAnswerSchema>
