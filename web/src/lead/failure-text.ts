import type { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'

const STILL_HERE = 'Your message is still here.'

/** Why an enquiry was not sent, in words for who wrote it. */
export function failureText({ status, message, retryAfterSeconds }: ApiProblem): string {
  if (status === 400) return `Please correct this: ${message}`
  if (status === 429)
    return `You have sent several messages already. Please try again ${inWords(retryAfterSeconds)}. ${STILL_HERE}`
  if (status === 0) return `You seem to be offline. ${STILL_HERE} Send it again when you are connected.`
  return `It could not be sent right now. ${STILL_HERE} Please try again in a moment.`
}

function inWords(seconds: number | undefined): string {
  if (seconds === undefined) return 'later'
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`
}
