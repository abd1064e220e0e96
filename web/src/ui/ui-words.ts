import { createContext } from 'react'

/** The few words that building blocks say by themselves. */
export interface UiWords {
  readonly close: string
  readonly retry: string
  readonly request: (id: string) => string
}

/** English, unless who builds with them says otherwise. */
export const UiWordsContext = createContext<UiWords>({
  close: 'Close',
  retry: 'Try again',
  request: (id) => `Request ${id}`,
})
