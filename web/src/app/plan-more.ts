import type { PageContents, PageRead } from '@tahanan/contracts/site/site-renderer.ts'
import { PAGES } from './pages.ts'

/** The second round of calls of the few pages that need one. */
export function planMore({ plan, answers, problems }: PageContents): readonly PageRead[] {
  const readsAfter = PAGES.find(({ name }) => name === plan.name)?.readsAfter
  const address = plan.reads[0]?.address
  if (readsAfter === undefined || address === undefined) return []
  const json = answers.get(address)
  return readsAfter({ answer: json === undefined ? undefined : JSON.parse(json), problem: problems.get(address) })
}
