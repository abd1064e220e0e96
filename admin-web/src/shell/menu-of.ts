import { isAllowed } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { Role } from '@tahanan/contracts/session/role.ts'
import type { Screen, ScreenEntry } from '../app/screen.ts'

export interface MenuItem extends ScreenEntry {
  readonly path: string
  readonly items: readonly MenuItem[]
}

/** The entries of a group that a role may open, in the table's order; submenus below the first entry of their label. */
export function menuOf(screens: readonly Screen[], group: ScreenEntry['group'], role: Role): MenuItem[] {
  const open = screens.flatMap(({ entry, path, access }) =>
    entry?.group === group && isAllowed(role, access) ? [{ ...entry, path, items: [] }] : [],
  )
  const labels = new Set(open.map(({ under }) => under).filter((label) => label !== undefined))
  const top = open.filter(({ under, label }) => under === undefined && !labels.has(label))
  const parents = [...labels].map((label): MenuItem => {
    const items = open.filter(({ under }) => under === label)
    const [first] = items
    if (first === undefined) throw new Error(`The menu ${label} is empty.`)
    const { under: _, ...entry } = first
    return { ...entry, label, items }
  })
  const order = (item: MenuItem): number => open.findIndex(({ path }) => path === item.path)
  return [...top, ...parents].toSorted((a, b) => order(a) - order(b))
}
