import { useEffect } from 'react'

export type PaletteView = 'palette' | 'keys'

/** Where keys are typed; a box that is ticked takes none. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'

/** Ctrl K, ⌘ K and `/` open the palette, `?` the list of keys: never while somebody types, nor over a dialog. */
export function usePaletteKeys(open: (view: PaletteView) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const view = viewOf(event)
      if (view === undefined || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return
      if (event.target instanceof Element && event.target.closest(FIELDS) !== null) return
      event.preventDefault()
      open(view)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [open])
}

function viewOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): PaletteView | undefined {
  if (altKey) return undefined
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'palette' : undefined
  if (key === '/') return 'palette'
  return key === '?' ? 'keys' : undefined
}
