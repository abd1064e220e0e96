import { foldText } from './fold-text.ts'

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
