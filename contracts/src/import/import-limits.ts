/** What an import by the dashboard may bring. */
export const IMPORT_LIMITS = {
  fileBytes: 200 * 1024 * 1024,
  /** Of a default, and of a header in the mapping. */
  text: 500,
  /** How long a run and its file are kept. */
  keptDays: 30,
} as const
