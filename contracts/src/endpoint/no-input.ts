import { z } from 'zod'

/** The params, query or body of a call that takes none. */
export const noInput = z.strictObject({})
