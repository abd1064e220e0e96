import { m } from '../message/messages.ts'
import { forGood } from '../ui/browser-storage.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { useIsBrowser } from '../ui/use-is-browser.ts'
import { type Theme, useTheme } from './use-theme.ts'

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

/** For good, as far as the browser keeps it. */
function choose(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  forGood.write('theme', theme)
}
