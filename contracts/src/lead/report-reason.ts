/** What may be wrong with a listing. */
export const REPORT_REASONS = ['gone', 'details', 'duplicate', 'suspicious', 'other'] as const

export type ReportReason = (typeof REPORT_REASONS)[number]

/** Reasons in words, for visitors and staff. */
export const REPORT_REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  gone: 'It is sold, leased or no longer offered',
  details: 'The price, pictures or details are wrong',
  duplicate: 'The same property is listed twice',
  suspicious: 'It looks like a scam',
  other: 'Something else',
}
