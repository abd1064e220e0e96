/** What a visitor types into a contact form (§2). */
export interface Enquiry {
  readonly fullname: string
  readonly email: string
  readonly phone: string
  readonly message: string
  /** To the privacy notice. */
  readonly consent: boolean
}

export const BLANK_ENQUIRY: Enquiry = { fullname: '', email: '', phone: '', message: '', consent: false }
