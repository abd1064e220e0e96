const COUNT = /^(\d{1,6})(?:\.0+)?\s*[a-z ]*$/i

/** A whole number, a word behind it forgiven: `3`, `3.0`, `2 BR`. Undefined for anything else. */
export function parseCount(text: string): number | undefined {
  const digits = COUNT.exec(text.trim())?.[1]
  return digits === undefined ? undefined : Number(digits)
}
