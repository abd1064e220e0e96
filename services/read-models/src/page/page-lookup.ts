/** What a slug leads to. Undefined, where one of these is expected: it never led anywhere. */
export type PageLookup =
  | {
      readonly kind: 'found'
      /** The answer, ready as JSON text. */
      readonly json: string
      /** Changes with anything the answer is made of; fits an ETag. */
      readonly revision: string
    }
  | { readonly kind: 'moved'; readonly slug: string }
  | { readonly kind: 'gone' }
