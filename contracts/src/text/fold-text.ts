const COMBINING_MARKS = /\p{M}+/gu
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]+/gu

/**
 * The one folding of names and searches: lower case, without accents (`Parañaque` and `PARANAQUE` are one), words of
 * letters and digits separated by single spaces. Two texts with the same folding are the same name, match the same
 * search and make the same slug. Empty for a text without a letter or digit.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(COMBINING_MARKS, '')
    .toLowerCase()
    .replace(COMBINING_MARKS, '')
    .replace(NEITHER_LETTER_NOR_DIGIT, ' ')
    .trim()
}
