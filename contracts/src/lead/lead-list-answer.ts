import { staffListAnswer } from '../page/staff-list-answer.ts'
import { leadAnswerSchema } from './lead-answer.ts'
import { leadCountsSchema } from './lead-counts.ts'

/** The answer of GET /admin/leads/: the envelope of every list, and the counts. */
export const leadListAnswerSchema = staffListAnswer(leadAnswerSchema).extend({ counts: leadCountsSchema })
