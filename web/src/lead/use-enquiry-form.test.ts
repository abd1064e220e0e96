import { submitLeadBody } from '@tahanan/contracts/lead/submit-lead-body.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BLANK_ENQUIRY, type Enquiry, enquiryProblems } from './use-enquiry-form.ts'

const ENQUIRY: Enquiry = {
  fullname: 'Maria Clara',
  email: 'maria@example.ph',
  phone: '0917 123 4567',
  message: 'May we see it on Saturday?',
  consent: true,
}

test('a blank form names every field in the words of §5', () => {
  expect(enquiryProblems(BLANK_ENQUIRY)).toEqual({
    fullname: 'Required.',
    email: 'E-mail is required',
    phone: 'Required.',
    message: 'Required.',
    consent: 'Required.',
  })
})

test('a form that is filled has no problem', () => {
  expect(enquiryProblems(ENQUIRY)).toEqual({})
})

test.each(['maria', '@', 'maria@', '@example.ph', ' @ '])('%j is no e-mail', (email) => {
  expect(enquiryProblems({ ...ENQUIRY, email })).toEqual({ email: 'E-mail must be valid' })
})

test.each(['12345', '1'.repeat(21)])('%j is no phone number', (phone) => {
  expect(enquiryProblems({ ...ENQUIRY, phone })).toEqual({ phone: 'Give a phone number of 7 to 20 characters.' })
})

test('what the form takes, the server takes, and what it refuses the server refuses', () => {
  const text = fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom('', ' ', 'a@b', '0917 123 4567', 'Ñ@ñ'))
  fc.assert(
    fc.property(fc.record({ fullname: text, email: text, phone: text, message: text }), (typed) => {
      const enquiry = { ...ENQUIRY, ...typed }
      const { success } = submitLeadBody.safeParse({ ...enquiry, source: 'contact', elapsed_ms: 5_000 })
      expect(Object.keys(enquiryProblems(enquiry)).length === 0).toBe(success)
    }),
  )
})
