import { useSyncExternalStore } from 'react'
import { m } from '../message/messages.ts'
import { forGood } from '../ui/browser-storage.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { useIsBrowser } from '../ui/use-is-browser.ts'

const read = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')

/** From light to dark and back; it appears once there is a script that can do it. */
export function ThemeToggle() {
  const theme = useTheme()
  const isBrowser = useIsBrowser()
  const isDark = isBrowser && theme === 'dark'
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={isDark ? m.layout.lightTheme() : m.layout.darkTheme()}
      className={isBrowser ? '' : 'invisible'}
      onClick={() => choose(isDark ? 'light' : 'dark')}
    />
  )
}

type Theme = 'light' | 'dark'

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The theme in force. */
const useTheme = (): Theme => useSyncExternalStore(subscribe, read, (): Theme => 'light')

/** For good, as far as the browser keeps it. */
function choose(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  forGood.write('theme', theme)
}
