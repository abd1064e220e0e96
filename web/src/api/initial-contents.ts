import type { ReadProblem } from '@tahanan/contracts/site/site-renderer.ts'
import { createContext } from 'react'

/** What the server read for the page that it rendered, by the address of the call. */
export interface InitialContents {
  readonly answers: Readonly<Record<string, unknown>>
  /** Emptied when the visitor moves on: what failed then may succeed later. */
  readonly problems: Map<string, ReadProblem>
}

export const InitialContentsContext = createContext<InitialContents>({ answers: {}, problems: new Map() })
