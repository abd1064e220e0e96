import { forGood } from '@tahanan/web/ui/browser-storage.ts'

export const THEMES = [
  { value: '', label: 'Theme of the system' },
  { value: 'light', label: 'Light theme' },
  { value: 'dark', label: 'Dark theme' },
] as const

const listeners = new Set<() => void>()

/** Light, dark, or what the system says; the site keeps to it as well (`apply-theme.ts`). */
export const themeState = {
  get: (): string => forGood.read('theme') ?? '',

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  choose(chosen: string): void {
    if (chosen === '') forGood.remove('theme')
    else forGood.write('theme', chosen)
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    document.documentElement.dataset['theme'] = chosen === '' ? system : chosen
    for (const notify of listeners) notify()
  },
}
