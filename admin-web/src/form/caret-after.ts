/** Where the caret belongs in regrouped text: behind as many digits as it stood behind before. */
export function caretAfter(shown: string, digitsBefore: number): number {
  let digits = 0
  for (const [position, character] of [...shown].entries()) {
    if (digits === digitsBefore) return position
    if (/[\d.]/.test(character)) digits += 1
  }
  return shown.length
}
