import { lazy, Suspense } from 'react'
import { useSession } from '../session/use-session.ts'
import { type PaletteView, usePaletteKeys } from './use-palette-keys.ts'

const PaletteDialog = lazy(async () => ({ default: (await import('./palette-dialog.tsx')).PaletteDialog }))

interface PaletteProps {
  readonly view: PaletteView | undefined
  readonly onView: (view: PaletteView | undefined) => void
  readonly onLogOut: () => void
}

/** The command palette and the list of keys, behind their keys; their code comes when they are first opened. */
export function Palette({ view, onView, onLogOut }: PaletteProps) {
  const { session } = useSession()
  usePaletteKeys(onView)
  if (view === undefined || session === undefined) return null
  const close = (): void => onView(undefined)
  return (
    <Suspense>
      <PaletteDialog key={view} view={view} role={session.role} onClose={close} onView={onView} onLogOut={onLogOut} />
    </Suspense>
  )
}
