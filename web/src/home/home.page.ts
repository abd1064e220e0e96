import { pageRead } from '../api/page-read.ts'
import { definePage } from '../page/define-page.tsx'
import { homeRead, readStatus } from './home-reads.ts'

/** Whether an answer is a list without listings; the server has held it against the contract. */
function isEmptyList(answer: unknown): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'results' in answer &&
    Array.isArray(answer.results) &&
    answer.results.length === 0
  )
}

export const homePage = definePage({
  name: 'home',
  path: '/',
  plan: import.meta.env.SSR
    ? {
        queryKeys: ['status', 'tab'],
        reads: ({ query }) => {
          const status = readStatus(query)
          return [pageRead(...homeRead('recent', status, 'home')), pageRead(...homeRead('featured', status, 'home'))]
        },
        readsAfter({ answer }, { query }) {
          const status = readStatus(query)
          const isWithoutHomes = isEmptyList(answer)
          return isWithoutHomes
            ? [pageRead(...homeRead('recent', status, undefined)), pageRead(...homeRead('featured', status, undefined))]
            : []
        },
        source: 'src/home/home-page.tsx',
      }
    : undefined,
  load: async () => (await import('./home-page.tsx')).HomePage,
})
