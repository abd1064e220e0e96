import { z } from 'zod'
import { requiredText } from '../text/required-text.ts'
import { LEAD_LIMITS } from './lead-limits.ts'

/** Body of POST /admin/leads/{id}/notes/. */
export const leadNoteBody = z.strictObject({ text: requiredText(LEAD_LIMITS.note) })
