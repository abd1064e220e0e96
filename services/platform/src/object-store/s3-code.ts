import { z } from 'zod'

const codedSchema = z.looseObject({ code: z.string() })

/** How S3, or the network, calls an error: `NoSuchKey`, `ECONNREFUSED`. */
export function s3Code(error: unknown): string | undefined {
  const coded = codedSchema.safeParse(error)
  return coded.success ? coded.data.code : undefined
}
