/** A ready answer: JSON text, and a revision that changes whenever the text does, for its ETag. */
export interface ReadyPage {
  readonly json: string
  readonly rev: string
}

/** What a slug leads to: an answer, a 301 to the slug it has now, a 410, or a 404. */
export type Page =
  | ({ readonly kind: 'found' } & ReadyPage)
  | { readonly kind: 'moved'; readonly slug: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'none' }

const BEYOND_ASCII = /[\u007f-\uffff]/g

/**
 * JSON text in ASCII, as answers keep it: with a single ₱ in it JavaScript takes two bytes for each character, and each
 * answer has to be encoded anew.
 */
export function asciiJson(value: object): string {
  return JSON.stringify(value).replaceAll(BEYOND_ASCII, escapeUnit)
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
