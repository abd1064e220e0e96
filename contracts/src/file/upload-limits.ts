/** What one request may bring (§9, decisions 71 and 73). */
export const UPLOAD_LIMITS = {
  files: 20,
  fileBytes: 10 * 1024 * 1024,
  /** Of a picture. */
  pixels: 40_000_000,
} as const
