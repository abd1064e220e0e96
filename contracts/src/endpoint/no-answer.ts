import { z } from 'zod'

/** The answer of a call that ends with 204. */
export const noAnswer = z.void()
