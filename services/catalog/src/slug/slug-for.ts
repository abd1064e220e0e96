import { foldText } from '@tahanan/contracts/text/fold-text.ts'

const MAX_WORDS_LENGTH = 80

/**
 * Slug of a page: the name's plain letters and digits, then the id, which makes it unique whatever the name
 * (decision 63): `Peñafrancia Heights`, 12 -> `penafrancia-heights-12`. A name without any gives the noun and the id.
 */
export function slugFor(noun: string, name: string, id: number): string {
  const words = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_WORDS_LENGTH)
    .replace(/^-+|-+$/g, '')
  return `${words === '' ? noun : words}-${id}`
}
