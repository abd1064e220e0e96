import { useContext, useEffect } from 'react'
import { HeadSinkContext } from './head-sink.ts'
import type { PageHead } from './page-head.ts'
import { titleText } from './title-text.ts'

/** Says what the page is called and about; on the server in the document's head, later in the browser's. */
export function usePageHead(head: PageHead): void {
  useContext(HeadSinkContext)(head)
  const title = titleText(head)
  const { description, canonical, isIndexed = true } = head
  useEffect(() => {
    document.title = title
    if (description !== '') setAttribute('meta[name="description"]', 'content', description)
    setAttribute('meta[name="robots"]', 'content', isIndexed ? 'index,follow' : 'noindex,follow')
    if (canonical !== undefined) setAttribute('link[rel="canonical"]', 'href', new URL(canonical, location.origin).href)
  }, [title, description, canonical, isIndexed])
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value)
}
