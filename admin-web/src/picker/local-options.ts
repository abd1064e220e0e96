import { foldText } from '@tahanan/contracts/text/fold-text.ts'

const MOST = 50

/** Those that hold every typed word, whatever its accents; the first fifty. */
export function localOptions<Option extends { readonly name: string }>(
  all: readonly Option[],
  text: string,
): readonly Option[] {
  const words = foldText(text).split(' ').filter(Boolean)
  return all.filter(({ name }) => words.every((word) => foldText(name).includes(word))).slice(0, MOST)
}
