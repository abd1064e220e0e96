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

const SLUG_MAX_LENGTH = 80

/**
 * A name as part of an address: `Las Piñas, 2-BR Condo` makes `las-pinas-2-br-condo`. At most 80 characters, cut
 * between words where there is a gap to cut at; only a to z, digits and single hyphens.
 *
 * @param noun stands in where no such character is left of the name: `listing`
 */
export function slugText(name: string, noun: string): string {
  const slug = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (slug.length <= SLUG_MAX_LENGTH) return slug || noun
  const gap = slug.lastIndexOf('-', SLUG_MAX_LENGTH)
  return slug.slice(0, gap > 0 ? gap : SLUG_MAX_LENGTH)
}
