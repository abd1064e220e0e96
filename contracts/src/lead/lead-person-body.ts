import { z } from 'zod'
import { optionalEmailField } from './optional-email-field.ts'
import { optionalPhoneField } from './optional-phone-field.ts'

/** Whose leads: everything that has this e-mail address or this phone number, however it is written. */
export const leadPersonBody = z
  .strictObject({ email: optionalEmailField.default(''), phone: optionalPhoneField.default('') })
  .refine(({ email, phone }) => email !== '' || phone !== '', {
    path: ['email'],
    error: 'Give an e-mail address or a phone number.',
  })

export type LeadPerson = z.output<typeof leadPersonBody>
