import { ReadyAnswer } from '@tahanan/platform/http/ready-answer.ts'
import type { ReadyPage } from '@tahanan/read-models/page/page.ts'

/** A second in shared caches, and five more while they fetch it anew (design §5). */
const CACHE_CONTROL = 'public, s-maxage=1, stale-while-revalidate=5'

/** A read model's answer with its tag and its place in caches. */
export function readyPage({ json, rev }: ReadyPage): ReadyAnswer {
  return new ReadyAnswer(json, { etag: `"${rev}"`, cacheControl: CACHE_CONTROL })
}
