import { z } from 'zod'

const MAX_ID = 2_147_483_647

/** `{id}` of a path. Anything but a whole number that an id can be has nothing behind it. */
export const idParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(z.int().max(MAX_ID)),
})
