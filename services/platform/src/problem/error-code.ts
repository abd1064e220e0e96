import { z } from 'zod'

const codedSchema = z.looseObject({ code: z.string() })
const causedSchema = z.looseObject({ cause: z.unknown() })
const manySchema = z.looseObject({ errors: z.array(z.unknown()).min(1) })

/** How S3, Postgres, the network or the file system calls an error: `NoSuchKey`, `57014`, `ECONNREFUSED`, `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  return codedSchema.safeParse(error).data?.code
}

/** What `find` answers for an error, or else for what that was wrapped in. */
export function findInError<Found>(error: unknown, find: (error: unknown) => Found | undefined): Found | undefined {
  const found = find(error)
  if (found !== undefined) return found
  const many = manySchema.safeParse(error)
  if (many.success) return findInError(many.data.errors[0], find)
  const cause = causedSchema.safeParse(error).data?.cause
  return cause === undefined ? undefined : findInError(cause, find)
}
