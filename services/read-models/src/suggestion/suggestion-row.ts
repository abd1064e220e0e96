/** `kind` of `suggestion`. */
export const SUGGESTION_KINDS = { place: 0, project: 1, developer: 2 } as const

export type SuggestionKind = keyof typeof SUGGESTION_KINDS

/** A row of `suggestion`. */
export interface SuggestionRow {
  readonly key: string
  readonly label: string
  readonly slug: string | null
  readonly hint: string
  readonly weight: number
}
