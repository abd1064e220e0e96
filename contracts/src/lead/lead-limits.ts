/** Lengths of a lead's texts in characters (decision 110), and what keeps machines out (decision 111). */
export const LEAD_LIMITS = {
  fullname: 200,
  email: 254,
  phoneMin: 7,
  phoneMax: 20,
  message: 5_000,
  note: 5_000,
  listingSlug: 200,
  listingUrl: 2_000,
  perHour: 5,
  /** Nobody reads, fills and sends a form faster. */
  minFillMs: 2_000,
} as const
