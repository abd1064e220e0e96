/** An address as the same person may write it again: upper and lower case are one. Null for none. */
export function foldEmail(email: string): string | null {
  return email.normalize('NFKC').trim().toLowerCase() || null
}
