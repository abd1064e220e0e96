import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

const read = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The theme in force. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, read, (): Theme => 'light')
