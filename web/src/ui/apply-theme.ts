/*
 * A script of its own, before everything else in the head: what was chosen last, or else what the system says, stands
 * on the document before anything is painted. It imports nothing, so that it runs at once.
 */
const media = matchMedia('(prefers-color-scheme: dark)')

const apply = (): void => {
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem('theme')
  } catch {
    // No storage: the system's theme.
  }
  const system = media.matches ? 'dark' : 'light'
  document.documentElement.dataset['theme'] = chosen === 'light' || chosen === 'dark' ? chosen : system
}

apply()
media.addEventListener('change', apply)
