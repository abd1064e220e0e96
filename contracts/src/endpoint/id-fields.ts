import { z } from 'zod'

const MAX_ID = 2_147_483_647
const ID_WORDS = 'Give the id of one.'

/** The digits of an id: `0x10` and `1e1` are numbers to JavaScript, and ids to nobody. */
const ID_TEXT = /^(?:[1-9]\d{0,9})?$/

/** The id of another thing in a form: a number or its digits. An emptied field, `''` or null, is null. */
export function idField() {
  return z
    .union([z.int(ID_WORDS).min(1, ID_WORDS).max(MAX_ID, ID_WORDS), z.string().regex(ID_TEXT, ID_WORDS), z.null()], {
      error: ID_WORDS,
    })
    .transform((id) => (id === '' || id === null ? null : Number(id)))
    .pipe(z.int(ID_WORDS).min(1, ID_WORDS).max(MAX_ID, ID_WORDS).nullable())
}

const REQUIRED = 'Field is required'

/** Of the OpenAPI document: blank and null are taken only to say that they will not do. */
const REQUIRED_ID = {
  anyOf: [
    { type: 'integer', minimum: 1, maximum: MAX_ID },
    { type: 'string', pattern: String.raw`^[1-9]\d{0,9}$` },
  ],
}

/** The id of another thing that a form cannot do without: a number or its digits (§5). */
export function requiredIdField() {
  return z
    .union([z.int(ID_WORDS).min(1, ID_WORDS).max(MAX_ID, ID_WORDS), z.string(), z.null()], {
      error: ({ input }) => (input === undefined ? REQUIRED : ID_WORDS),
    })
    .meta(REQUIRED_ID)
    .refine((id) => id !== null && id !== '', { error: REQUIRED, abort: true })
    .pipe(idField())
    .pipe(z.int())
}

/** `{id}` of a path. Anything but a whole number that an id can be has nothing behind it. */
export const idParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(z.int().max(MAX_ID)),
})

/** `{slug}` of a path. Anything that no slug can be has nothing behind it. */
export const slugParams = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,120}$/) })

const VERSION_WORDS = 'Give the version that you have seen: a whole number from 1.'

/** `version` of an update's body, a number or its digits: the same as `If-Match`, for forms. May be left out. */
export function versionField() {
  return z
    .union(
      [
        z.int(VERSION_WORDS).min(1, VERSION_WORDS).max(999_999_999, VERSION_WORDS),
        z.string().regex(/^[1-9]\d{0,8}$/, VERSION_WORDS),
      ],
      { error: VERSION_WORDS },
    )
    .transform(Number)
    .optional()
}

/** Body of an update: a form of which anything may be left out, and the version that was seen. */
export function updateForm<Form extends z.core.$ZodLooseShape>(form: Form) {
  return z.strictObject({ ...z.strictObject(form).partial().shape, version: versionField() })
}

/** What the addition of a record says whose fields are stored as the form gives them. */
export function creationOf<Form>(fields: Form) {
  return { fields }
}

/** What an update says whose fields are stored as they are named. */
export function updateOf<Form extends { readonly version?: number | undefined }>({ version, ...changes }: Form) {
  return { changes, version }
}

/** Body of a call that says all by its path: the version that was seen, if wanted. */
export const versionBody = z.strictObject({ version: versionField() })
