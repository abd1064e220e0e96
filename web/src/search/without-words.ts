const SPACES = /\s+/u

/** The text without these words, each taken out once. What was understood of "½" is said as "1⁄2". */
export function withoutWords(text: string, words: string): string {
  return words
    .split(SPACES)
    .filter((word) => word !== '')
    .reduce((left, word) => left.replace(wholeWord(left, word), ' '), text.normalize('NFKC'))
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** The word where it stands alone; else wherever it is, as "3M" in "3Mfoo". */
function wholeWord(text: string, word: string): RegExp | string {
  const escaped = word.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`)
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'iu')
  return whole.test(text) ? whole : word
}
