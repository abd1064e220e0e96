import { foldText } from '@tahanan/contracts/text/fold-text.ts'

interface Labelled {
  readonly label: string
  readonly slug: string | null
}

/** Of places that are spelled in several ways only the first; pages are never the same. */
export function distinctLabels<Item extends Labelled>(items: readonly Item[]): Item[] {
  const seen = new Set<string>()
  return items.filter(({ label, slug }) => {
    const key = slug ?? foldText(label)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
