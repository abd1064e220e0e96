import { z } from 'zod'

const typedSchema = z.looseObject({ type: z.string() })
const causedSchema = z.looseObject({ cause: z.unknown() })
const manySchema = z.looseObject({ errors: z.array(z.unknown()).min(1) })

/** The broker's name of an error (`INVALID_PRODUCER_EPOCH`), looked for also in what it was wrapped in. */
export function kafkaErrorType(error: unknown): string | undefined {
  const typed = typedSchema.safeParse(error)
  if (typed.success) return typed.data.type
  const many = manySchema.safeParse(error)
  if (many.success) return kafkaErrorType(many.data.errors[0])
  const caused = causedSchema.safeParse(error)
  return caused.success && caused.data.cause !== undefined ? kafkaErrorType(caused.data.cause) : undefined
}
