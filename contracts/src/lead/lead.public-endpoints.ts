import { z } from 'zod'
import { post } from '../endpoint/define-endpoint.ts'
import { LEAD_LIMITS } from './lead-limits.ts'
import { reportListingBody, submitLeadBody } from './submit-lead-body.ts'

const { perHour, perHourInAll, perDayInAll } = LEAD_LIMITS

/** What the contact forms call (decision 101), and the form that reports a listing. */
export const leadPublicEndpoints = {
  submit: post('public', 'lead.submit', '/lead/', {
    summary: `Sends an enquiry. The same again under the same \`Idempotency-Key\` gives the same reference, other content under it is 422. 429 after ${perHour} an hour about one listing, ${perHourInAll} an hour and ${perDayInAll} a day in all. With PUBLIC_LEADS=off: 204, and nothing is kept.`,
    body: submitLeadBody,
    answer: z.object({ reference: z.string() }),
    status: 201,
  }),
  report: post('public', 'lead.report', '/lead/report/', {
    summary:
      'Tells staff that something is wrong with a listing: a lead of the source `report`, which is no enquiry. Keys, limits and PUBLIC_LEADS as for enquiries.',
    body: reportListingBody,
    answer: z.object({ reference: z.string() }),
    status: 201,
  }),
}
