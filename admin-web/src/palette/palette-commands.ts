import { isAllowed } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { FoundRecord } from '@tahanan/contracts/palette/palette.endpoints.ts'
import { paletteEndpoints } from '@tahanan/contracts/palette/palette.endpoints.ts'
import type { Role } from '@tahanan/contracts/session/role.ts'
import { SHOWN_SCREENS } from '../app/shown-screens.ts'
import { recordPath } from '../audit/audit-texts.ts'
import { localOptions } from '../picker/combobox.tsx'
import { THEMES } from '../shell/theme.ts'
import { recentChoices } from './recent-choices.ts'

/** One line of the palette. */
export interface Command {
  readonly key: string
  readonly group: string
  readonly name: string
  readonly detail: string
  readonly act: Act
}

type Act =
  | { readonly kind: 'open'; readonly path: string; readonly isKept: boolean }
  | { readonly kind: 'theme'; readonly theme: string }
  | { readonly kind: 'find-title'; readonly titleNumber: string }
  | { readonly kind: 'log-out' | 'keys' }

const GROUPS: Readonly<Record<FoundRecord['noun'], string>> = {
  listing: 'Listings',
  project: 'Projects',
  developer: 'Developers',
  lead: 'Leads',
  broker: 'Brokers',
  salesperson: 'Salespersons',
  realty: 'Realty',
  account: 'Accounts',
}

interface Action extends Pick<Command, 'name' | 'act'> {
  readonly detail?: string
  readonly access?: 'editor'
}

const opening = (name: string, path: string): Action => ({
  name,
  access: 'editor',
  act: { kind: 'open', path, isKept: false },
})

const ACTIONS: readonly Action[] = [
  opening('New listing', '/dashboard/addlisting'),
  opening('New lead', '/dashboard/leads/add'),
  opening('Import a spreadsheet', '/dashboard/import'),
  ...THEMES.map(({ value, label }): Action => ({ name: label, act: { kind: 'theme', theme: value } })),
  { name: 'Show the keys', act: { kind: 'keys' } },
  { name: 'Log out', detail: 'sign out', act: { kind: 'log-out' } },
]

/** What is open to a role without asking the server: where one was last, screens, and what one may do. */
export function localCommands(role: Role, text: string): readonly Command[] {
  const screens = SHOWN_SCREENS.flatMap(({ entry, path, access }): Command[] => {
    if (entry === undefined || !isAllowed(role, access)) return []
    const name = entry.under === undefined ? entry.label : `${entry.under}: ${entry.label}`
    const act = { kind: 'open', path: `/dashboard/${path}`, isKept: true } as const
    return [{ key: path, group: 'Screens', name, detail: '', act }]
  })
  const actions = ACTIONS.filter(({ access }) => access === undefined || isAllowed(role, access)).map(
    ({ name, detail = '', act }): Command => ({ key: name, group: 'Actions', name, detail, act }),
  )
  if (text.trim() !== '') return [...fitting(screens, text), ...fitting(actions, text)]
  const recent = recentChoices.list().map(({ path, ...choice }): Command => ({
    ...choice,
    key: `recent ${path}`,
    group: 'Recent',
    act: { kind: 'open', path, isKept: true },
  }))
  return [...recent, ...actions, ...screens]
}

function fitting(commands: readonly Command[], text: string): readonly Command[] {
  const options = commands.map((command, place) => ({ id: place, name: `${command.name} ${command.detail}` }))
  return localOptions(options, text).flatMap(({ id }) => commands[id] ?? [])
}

/** Records as lines of the palette; people are not remembered. */
export function recordCommands(results: readonly FoundRecord[]): readonly Command[] {
  return results.flatMap((record): Command[] => {
    const { noun, id, name, detail } = record
    const path =
      noun === 'account' ? `/dashboard/accounts?q=${encodeURIComponent(detail)}` : recordPath({ noun, id, name })
    if (path === undefined) return []
    const isKept = noun !== 'lead' && noun !== 'account'
    return [
      {
        key: `${noun} ${id}`,
        group: GROUPS[noun],
        name,
        detail: `#${id}, ${detail}`,
        act: { kind: 'open', path, isKept },
      },
    ]
  })
}

const TITLE = /^(?=.*\d)[A-Za-z0-9][A-Za-z0-9 ./-]{3,48}$/

/** Looking a title number up is said to be done before it is: it leaves a trace. */
export function titleCommands(role: Role, text: string): readonly Command[] {
  const titleNumber = text.trim()
  if (!isAllowed(role, paletteEndpoints.findTitle.access) || !TITLE.test(titleNumber)) return []
  return [
    {
      key: 'title',
      group: 'Title number',
      name: `Look up the title number ${titleNumber}`,
      detail: 'noted in the audit trail when it is found',
      act: { kind: 'find-title', titleNumber },
    },
  ]
}
