import { z } from 'zod'

/** `checking` and `running` are passes of the job worker; `checked` waits for staff. */
export const importStateSchema = z.enum(['checking', 'checked', 'running', 'done', 'failed'])

export type ImportState = z.infer<typeof importStateSchema>
