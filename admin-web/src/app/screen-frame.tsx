import { type ReactNode, useEffect } from 'react'
import { useMay } from '../session/use-may.ts'
import { NotAllowed } from './not-allowed.tsx'
import type { Screen } from './screen.ts'

/** A screen under its title; who may not open it is told so. */
export function ScreenFrame({ screen, children }: { readonly screen: Screen; readonly children: ReactNode }) {
  const access = screen.access ?? 'viewer'
  const mayOpen = useMay(access)
  useEffect(() => {
    document.title = `${screen.title} · Tahanan`
  }, [screen])
  return mayOpen ? children : <NotAllowed access={access} />
}
