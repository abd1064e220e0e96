/** Lengths in characters. A password is long rather than odd: it has no other rules. */
export const ACCOUNT_LIMITS = { name: 100, email: 254, passwordMin: 12, passwordMax: 200 } as const
