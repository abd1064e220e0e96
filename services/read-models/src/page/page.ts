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
