import { phoneE164 } from './phone-e164.ts'

/** What the same person is known by (decision 113). */
export interface PersonKeys {
  readonly emailFolded: string | null
  readonly phoneE164: string | null
}

export function personKeysOf({ email, phone }: { readonly email: string; readonly phone: string }): PersonKeys {
  return { emailFolded: foldEmail(email), phoneE164: phoneE164(phone) }
}

/** An address as the same person may write it again: upper and lower case are one. Null for none. */
function foldEmail(email: string): string | null {
  return email.normalize('NFKC').trim().toLowerCase() || null
}
