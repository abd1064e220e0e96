import { z } from 'zod'

/** The answer of a call that sends a file instead of JSON. */
export const bytesAnswer = z.never()
