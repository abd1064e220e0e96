import { IconButton } from '../ui/icon-button.tsx'
import { useIsBrowser } from '../ui/use-is-browser.ts'
import { useTheme } from './use-theme.ts'

/** From light to dark and back; it appears once there is a script that can do it. */
export function ThemeToggle() {
  const { theme, choose } = useTheme()
  const isBrowser = useIsBrowser()
  const isDark = isBrowser && theme === 'dark'
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={isDark ? 'Use the light theme' : 'Use the dark theme'}
      className={isBrowser ? '' : 'invisible'}
      onClick={() => choose(isDark ? 'light' : 'dark')}
    />
  )
}
