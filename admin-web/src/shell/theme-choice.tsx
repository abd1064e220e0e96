import { Select } from '@tahanan/web/ui/field.tsx'
import { useSyncExternalStore } from 'react'
import { THEMES, themeState } from './theme.ts'

export function ThemeChoice() {
  const theme = useSyncExternalStore(themeState.subscribe, themeState.get)
  return (
    <Select
      aria-label="Theme"
      options={THEMES}
      value={theme}
      onChange={(event) => themeState.choose(event.target.value)}
    />
  )
}
