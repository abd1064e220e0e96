import { z } from 'zod'
import { personAnswerSchema } from '../person/person-answer.ts'
import { namedSchema } from '../property/named-schema.ts'

/** A broker as staff see him or her (decision 97). */
export const brokerAnswerSchema = personAnswerSchema.extend({
  office_address: z.string(),
  realty: namedSchema.nullable(),
  realty_id: z.int().positive().nullable(),
  /** How many salespersons work under this broker, and how many listings are the broker's. */
  salespersons: z.int().nonnegative(),
  listings: z.int().nonnegative(),
})

export type BrokerAnswer = z.infer<typeof brokerAnswerSchema>
