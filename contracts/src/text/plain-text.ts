// The control characters but tab, line feed and carriage return: Postgres cannot hold NUL, XML (sitemaps) none of them.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/

/** Whether a text can be stored and sent on as it is: no control characters, and no lone surrogate, which UTF-8 lacks. */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text)
}
