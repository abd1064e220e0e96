import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { PAGE_LIMITS } from '@tahanan/contracts/page/page-limits.ts'
import { paletteEndpoints } from '@tahanan/contracts/palette/palette.endpoints.ts'
import type { Role } from '@tahanan/contracts/session/role.ts'
import { CONTROL_CLASSES } from '@tahanan/web/ui/classes.ts'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { useRested } from '@tahanan/web/ui/use-rested.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { sendEndpoint, useEndpoint } from '../api/endpoint-calls.ts'
import { Failure } from '../form/saving-notes.tsx'
import { useSaving } from '../form/use-saving.ts'
import { themeState } from '../shell/theme.ts'
import { type Command, localCommands, recordCommands, titleCommands } from './palette-commands.ts'
import { recentChoices } from './recent-choices.ts'
import type { PaletteView } from './use-palette-keys.ts'

const LEAST_CHARACTERS = 2

interface PaletteDialogProps {
  readonly role: Role
  readonly onClose: () => void
  readonly view: PaletteView
  readonly onView: (view: PaletteView) => void
  readonly onLogOut: () => void
}

/** Any record, any screen, anything one may do, by typing. */
export function PaletteDialog(props: PaletteDialogProps) {
  return props.view === 'keys' ? <KeysDialog onClose={props.onClose} /> : <CommandDialog {...props} />
}

function CommandDialog({ role, onClose, onView, onLogOut }: PaletteDialogProps) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const rested = useRested(text.trim())
  const isAsked = rested.length >= LEAST_CHARACTERS || /^#?\d/.test(rested)
  const found = useEndpoint(paletteEndpoints.find, isAsked ? { query: { q: rested } } : null)
  const title = useSaving()
  const [ofTitle, setOfTitle] = useState<{ readonly text: string; readonly commands: readonly Command[] }>()
  const isWaiting = text.trim() !== rested || found.isLoading
  const commands = [
    ...(ofTitle?.text === text ? ofTitle.commands : []),
    ...localCommands(role, text),
    ...(isAsked ? recordCommands(found.data?.results ?? []) : []),
    ...(ofTitle?.text === text ? [] : titleCommands(role, text)),
  ]

  async function findTitle(titleNumber: string): Promise<void> {
    await title.run(async () => {
      const { results } = await sendEndpoint(paletteEndpoints.findTitle, { body: { title_number: titleNumber } })
      const hits = recordCommands(results).map((hit) => ({ ...hit, key: `title ${hit.key}`, group: 'Title number' }))
      const [only, ...others] = hits
      if (only !== undefined && others.length === 0) choose(only)
      else setOfTitle({ text, commands: hits })
    })
  }

  function choose({ act, name, detail }: Command): void {
    if (act.kind === 'find-title') return void findTitle(act.titleNumber)
    onClose()
    if (act.kind === 'open') {
      if (act.isKept) recentChoices.add({ path: act.path, name, detail })
      void navigate(act.path)
    } else if (act.kind === 'theme') themeState.choose(act.theme)
    else if (act.kind === 'keys') onView('keys')
    else onLogOut()
  }

  return (
    <Dialog isOpen title="Find or do" onClose={onClose}>
      <div
        // The list would take the first Escape to close itself, and stay.
        onKeyDownCapture={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          onClose()
        }}
      >
        <Combobox<Command | null> immediate value={null} onChange={(command) => command !== null && choose(command)}>
          <ComboboxInput
            data-autofocus
            aria-label="Find a record, a screen or an action"
            className={`${CONTROL_CLASSES} min-h-11 px-3`}
            maxLength={PAGE_LIMITS.staffSearch}
            placeholder="Name, #12, slug, screen, action"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <p role="status" className="mt-2 min-h-5 text-sm text-ink-soft">
            {statusText({
              isWaiting,
              text,
              count: commands.length,
              isTitleUnknown: ofTitle?.text === text && ofTitle.commands.length === 0,
            })}
          </p>
          <Failure problem={title.problem ?? (isAsked ? found.error : undefined)} />
          <ComboboxOptions static modal={false} className="-mx-2 mt-1 max-h-[min(26rem,55dvh)] overflow-y-auto">
            {commands.map((command, place) => (
              <div key={command.key} role="presentation">
                {command.group !== commands[place - 1]?.group && (
                  <p aria-hidden className="px-2 pb-1 pt-3 text-xs font-medium text-ink-soft">
                    {command.group}
                  </p>
                )}
                <ComboboxOption
                  value={command}
                  className="flex min-h-11 cursor-pointer items-center gap-3 rounded px-2 py-1.5 data-[focus]:bg-brand-soft lg:min-h-9"
                >
                  <span className="min-w-0 flex-1 truncate" title={command.name}>
                    {command.name}
                    <span className="sr-only">, {command.group}</span>
                  </span>
                  <span className="max-w-[45%] truncate text-sm text-ink-soft">{command.detail}</span>
                </ComboboxOption>
              </div>
            ))}
          </ComboboxOptions>
        </Combobox>
      </div>
    </Dialog>
  )
}

interface PaletteStatus {
  readonly isWaiting: boolean
  readonly isTitleUnknown: boolean
  readonly text: string
  readonly count: number
}

function statusText({ isWaiting, isTitleUnknown, text, count }: PaletteStatus): string {
  if (isTitleUnknown) return 'No listing has this title number.'
  if (text.trim() === '') return ''
  if (isWaiting) return 'Searching…'
  return count === 0 ? 'Nothing of that name. Try a part of it, or a number such as #12.' : ''
}

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['Ctrl K', '⌘ K', '/'], 'Find a record, open a screen, do something'],
  [['↑', '↓'], 'Go through what was found; Enter takes it'],
  [['Ctrl S', '⌘ S'], 'Save the form'],
  [['Esc'], 'Close what is on top; unsaved changes are asked about'],
  [['Tab'], 'Go on to the next field or button'],
  [['?'], 'Show these keys'],
]

function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog isOpen title="Keys" onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-3 text-sm">
        {KEYS.map(([keys, what]) => (
          <div key={what} className="contents">
            <dt className="flex flex-wrap gap-1.5">
              {keys.map((key) => (
                <kbd key={key} className="rounded border border-line-strong bg-sunken px-1.5 py-0.5 font-sans text-xs">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-sm text-ink-soft">No key does anything but type while you are in a field.</p>
    </Dialog>
  )
}
