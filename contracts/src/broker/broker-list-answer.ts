import { z } from 'zod'
import { staffListAnswer } from '../page/staff-list-answer.ts'
import { brokerAnswerSchema } from './broker-answer.ts'

/** The answer of GET /admin/broker/: the envelope of every list, and whom forms preselect. */
export const brokerListAnswerSchema = staffListAnswer(brokerAnswerSchema).extend({
  /** `DEFAULT_BROKER_ID`; null when there is none of that id (decision 68). */
  default_broker_id: z.int().positive().nullable(),
})
