import { z } from 'zod'
import { get, post } from '../endpoint/define-endpoint.ts'
import { alertsAnswerSchema, alertTokenParams, askAlertBody, changeAlertBody } from './alert.ts'

const byToken = { params: alertTokenParams, refusals: [404] } as const

/** What visitors do about alerts (decision 134): asked on the site, all else through a link in a mail. */
export const alertPublicEndpoints = {
  ask: post('public', 'alert.ask', '/alert/', {
    summary:
      'Asks to be told of new offers by e-mail. Nothing is told before the link in the mail that follows was confirmed; whether the address was known is not said. 429 after five a day for one address; 404 where this site sends no alerts.',
    body: askAlertBody,
    refusals: [404, 429],
  }),
  show: get('public', 'alert.show', '/alert/{token}/', {
    ...byToken,
    summary: 'The alerts of the address that the link was mailed to; 404 where they are erased.',
    answer: alertsAnswerSchema,
  }),
  change: post('public', 'alert.change', '/alert/{token}/', {
    ...byToken,
    summary:
      'Confirms, changes or ends an alert, or all of the address. What it is already, it stays. A form is sent back to the page of the link (303).',
    body: changeAlertBody,
    bodyKind: 'form',
    answer: alertsAnswerSchema,
  }),
  unsubscribe: post('public', 'alert.unsubscribe', '/alert/{token}/unsubscribe/', {
    ...byToken,
    summary: 'Ends all alerts of the address: what a mail program sends by one click (RFC 8058).',
    body: z.strictObject({ 'List-Unsubscribe': z.literal('One-Click').optional() }),
    bodyKind: 'form',
  }),
}
