import { pageRead } from '../api/page-read.ts'
import { definePage } from '../page/define-page.tsx'
import { HOME_READS, readStatus } from './home-reads.ts'

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
          return [pageRead(...HOME_READS.recent(status, 'home')), pageRead(...HOME_READS.featured(status, 'home'))]
        },
        readsAfter({ answer }, { query }) {
          const status = readStatus(query)
          const isWithoutHomes = isEmptyList(answer)
          return isWithoutHomes
            ? [pageRead(...HOME_READS.recent(status, undefined)), pageRead(...HOME_READS.featured(status, undefined))]
            : []
        },
        source: 'src/home/home-page.tsx',
      }
    : undefined,
  load: async () => (await import('./home-page.tsx')).HomePage,
})
