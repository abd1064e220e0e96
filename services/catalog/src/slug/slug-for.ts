import { slugText } from '@tahanan/contracts/text/slug-text.ts'
import type { SluggedNoun } from './slug.store.ts'

/** Slug of a page: the name's words, then the id, which makes it unique whatever the name (decision 63). */
export function slugFor(noun: SluggedNoun, name: string, id: number): string {
  return `${slugText(name, noun)}-${id}`
}
