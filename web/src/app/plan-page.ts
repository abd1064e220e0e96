import type { PagePlan } from '@tahanan/contracts/site/site-renderer.ts'
import { findPage } from './find-page.ts'

/** What an address leads to, and which calls it takes. Only what the page looks at stays of the query, in one order. */
export function planPage(url: string): PagePlan {
  // Not as a URL: `//x` would be another host, and its path `/`.
  const [pathname = '/', text = ''] = url.split(/\?(.*)/s)
  const { page, params, query } = findPage(pathname, new URLSearchParams(text))
  const kept = (page.queryKeys ?? []).flatMap((key) => {
    const value = query.get(key)
    return value === null || value === '' ? [] : [[key, value]]
  })
  const search = new URLSearchParams(kept).toString()
  const reads = page.reads?.({ params, query: new URLSearchParams(search) }) ?? []
  return { name: page.name, address: search === '' ? pathname : `${pathname}?${search}`, reads }
}
