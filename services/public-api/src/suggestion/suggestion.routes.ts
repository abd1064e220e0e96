import { SEARCH_LIMITS } from '@tahanan/contracts/search/search-words.ts'
import { suggestionPublicEndpoints } from '@tahanan/contracts/suggestion/suggestion.public-endpoints.ts'
import { type PublicAnswers, readyPage } from '../answer/public-answers.ts'
import { mountRead, type PublicReads } from '../router/public-reads.ts'

export function mountSuggestionRoutes(reads: PublicReads, { cache, suggestions }: PublicAnswers): void {
  mountRead(reads, suggestionPublicEndpoints.list, ({ query: { q } }) => {
    const words = (q?.words ?? []).slice(0, SEARCH_LIMITS.words)
    return cache.get(`suggestions ${words.join(' ')}`, async () => readyPage(await suggestions.list(words)))
  })
}
