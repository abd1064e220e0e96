import type { Access } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { ComponentType } from 'react'
import type { IconName } from '@tahanan/web/ui/icon.tsx'

/** One screen below `/dashboard`, with an entry in the sidebar, a title, or both. */
export type Screen = ScreenParts & ({ readonly entry: ScreenEntry } | { readonly title: string })

interface ScreenParts {
  readonly path: string
  /** The document's title; else its entry's label. */
  readonly title?: string
  /** Its code, fetched when it is first opened. */
  readonly load: () => Promise<ComponentType>
  /** From which role on it can be opened. */
  readonly access: Access
  /** Its entry in the sidebar; without one it belongs to the screen whose path `within` names. */
  readonly entry?: ScreenEntry
  /** Not there where STRICT_SPEC is on. */
  readonly isBeyondSpec?: boolean
  /** Path of the screen whose entry stays highlighted here (§2). */
  readonly within?: string
}

export interface ScreenEntry {
  readonly label: string
  readonly icon: IconName
  /** `catalogue` stands above, `operations` below (decision 13). */
  readonly group: 'catalogue' | 'operations'
  /** Label of the submenu in which it stands, which is no entry itself: it leads to the first one in it. */
  readonly under?: string
}

export function titleOf({ title, entry }: Screen): string {
  return title ?? entry?.label ?? ''
}
