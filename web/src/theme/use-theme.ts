import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

const read = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')

/** The theme in force, and the way to choose the other one for good. */
export function useTheme(): { readonly theme: Theme; readonly choose: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, read, (): Theme => 'light')
  return { theme, choose }
}

function choose(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
