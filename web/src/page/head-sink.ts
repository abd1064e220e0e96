import { createContext } from 'react'
import type { PageHead } from './page-head.ts'

/** Where a page that is rendered on the server leaves its head. The last word is the page's. */
export type HeadSink = (head: PageHead) => void

export const HeadSinkContext = createContext<HeadSink>(() => {})
