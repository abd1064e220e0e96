// No control characters but tab, line feed and carriage return: Postgres cannot hold NUL, XML (sitemaps) none of them.
export const WITHOUT_CONTROLS = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/

/** Whether a text can be stored and sent on as it is: no control characters, and no lone surrogate, which UTF-8 lacks. */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && WITHOUT_CONTROLS.test(text)
}
