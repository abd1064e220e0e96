import { z } from 'zod'

const FIRST = '1900-01-01'
const REFUSAL = 'Give a day from 1900 on, such as 2026-01-31.'

/** A day of a form or a query, `YYYY-MM-DD`. Nothing here is older than 1900, and Postgres knows no year 0. */
export const dayField = z.iso.date({ error: REFUSAL, abort: true }).refine((day) => day >= FIRST, REFUSAL)

/** The same of a form where there may be none: null, or the empty text of a field that was cleared. */
export const optionalDayField = z.union([dayField, z.literal('').transform(() => null), z.null()], { error: REFUSAL })
