/**
 * Whether a text can be stored and sent on as it is: no NUL, which Postgres cannot hold, and no lone surrogate, which
 * UTF-8 cannot.
 */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}
