import { suggestionPublicEndpoints } from '@tahanan/contracts/suggestion/suggestion.public-endpoints.ts'
import { useMemo } from 'react'
import { useRested } from '../ui/use-rested.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { type SuggestionGroup, suggestionGroups } from './suggestion-groups.ts'

const MIN_LETTERS = 2
const NONE: readonly SuggestionGroup[] = []

/** What may be meant by a text that is being typed; nothing for a letter alone, or while nobody types. */
export function useSuggestions(text: string, isWanted: boolean): readonly SuggestionGroup[] {
  const asked = useRested(text.trim())
  const isAsked = isWanted && asked.length >= MIN_LETTERS
  const { data } = useEndpoint(suggestionPublicEndpoints.list, isAsked ? { query: { q: asked } } : null)
  return useMemo(() => (data === undefined ? NONE : suggestionGroups(data)), [data])
}
