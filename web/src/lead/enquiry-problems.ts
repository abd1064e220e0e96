import { LEAD_LIMITS } from '@tahanan/contracts/lead/lead-limits.ts'
import type { Enquiry } from './enquiry.ts'

/** What is wrong with each field, in the words of §5; a field that is fine is not there. */
export type EnquiryProblems = Readonly<Partial<Record<keyof Enquiry, string>>>

const TEXT_AROUND_AN_AT = /.@./u

/** Checks a contact form as it is typed; the server looks again. */
export function enquiryProblems(enquiry: Enquiry): EnquiryProblems {
  const problems = Object.entries(CHECKS).flatMap(([field, check]) => {
    const problem = check(enquiry)
    return problem === undefined ? [] : [[field, problem] as const]
  })
  return Object.fromEntries(problems)
}

const CHECKS: Readonly<Record<keyof Enquiry, (enquiry: Enquiry) => string | undefined>> = {
  fullname: ({ fullname }) => required(fullname) ?? tooLong(fullname, LEAD_LIMITS.fullname),
  email({ email }) {
    if (email.trim() === '') return 'E-mail is required'
    return TEXT_AROUND_AN_AT.test(email.trim()) ? tooLong(email, LEAD_LIMITS.email) : 'E-mail must be valid'
  },
  phone: ({ phone }) => required(phone) ?? phoneProblem(phone.trim()),
  message: ({ message }) => required(message) ?? tooLong(message, LEAD_LIMITS.message),
  consent: ({ consent }) => (consent ? undefined : 'Required.'),
}

function required(text: string): string | undefined {
  return text.trim() === '' ? 'Required.' : undefined
}

function tooLong(text: string, limit: number): string | undefined {
  return text.trim().length > limit ? `Use at most ${limit} characters.` : undefined
}

function phoneProblem(phone: string): string | undefined {
  const { phoneMin, phoneMax } = LEAD_LIMITS
  const fits = phone.length >= phoneMin && phone.length <= phoneMax
  return fits ? undefined : `Give a phone number of ${phoneMin} to ${phoneMax} characters.`
}
