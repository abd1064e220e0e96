/** Causes are for people; a page of them is enough. */
const CAUSE_LENGTH = 2_000

/** Why something was set aside, as a header of its dead letter. */
export function causeText(cause: unknown): string {
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
  return text.replaceAll('\0', '').slice(0, CAUSE_LENGTH)
}
