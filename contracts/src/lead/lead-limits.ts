/** Lengths of a lead's texts in characters (decision 110), and what keeps machines out (decision 111). */
export const LEAD_LIMITS = {
  fullname: 200,
  email: 254,
  phoneMin: 7,
  phoneMax: 20,
  message: 5_000,
  note: 5_000,
  nextStep: 200,
  listingSlug: 200,
  listingUrl: 2_000,
  /** What one client may send: of one listing within an hour, and of all. */
  perHour: 5,
  perHourInAll: 20,
  perDayInAll: 60,
  /** What the office promises: the first answer within a day. */
  answerWithinMs: 24 * 60 * 60 * 1_000,
  /** How many of one person are merged at once. */
  merged: 50,
  /** For how long a deleted lead can be restored; then it is erased (RA 10173). */
  deletedDays: 30,
  /** Nobody reads, fills and sends a form faster. */
  minFillMs: 2_000,
} as const

/** What is wrong with a telephone number, however it is written (decision 110): letters alone are none. */
export function phoneProblem(phone: string): string | undefined {
  const { phoneMin: min, phoneMax: max } = LEAD_LIMITS
  if (phone.length < min || phone.length > max) return `Give a phone number of ${min} to ${max} characters.`
  return phone.replaceAll(/\P{Nd}/gu, '').length < min ? `Give a phone number with at least ${min} digits.` : undefined
}
