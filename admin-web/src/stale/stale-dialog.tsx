import { Button } from '@tahanan/web/ui/button.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { type ReactNode, useId, useState } from 'react'
import { DialogButtons } from '../dialog/dialog-buttons.tsx'
import { type Changer, changedText } from './changed-by.ts'
import type { StaleEdit, VersionedSave } from './use-versioned-save.ts'

export interface StaleDialogProps<Values> {
  readonly edit: VersionedSave<Values>
  readonly labels: Readonly<Record<keyof Values & string, string>>
  /** A value as the form shows it. */
  readonly show: (field: keyof Values & string, values: Values) => ReactNode
}

/** Two have changed one record: both values of every field that differs, and whose to keep. */
export function StaleDialog<Values extends Readonly<Record<string, unknown>>>(props: StaleDialogProps<Values>) {
  const { stale } = props.edit
  return stale === undefined ? null : <Choices key={stale.version} {...props} stale={stale} />
}

interface ChoicesProps<Values> extends StaleDialogProps<Values> {
  readonly stale: StaleEdit<Values>
}

function Choices<Values extends Readonly<Record<string, unknown>>>({
  edit,
  labels,
  show,
  stale,
}: ChoicesProps<Values>) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const { conflicts, mine, other } = stale
  const words = WORDS[edit.changedBy ?? 'others']
  const choose = (field: string, isTheirs: boolean): void => {
    const next = new Set(theirs)
    if (isTheirs) next.add(field)
    else next.delete(field)
    setTheirs(next)
  }
  const resolve = (): void => {
    const values = { ...stale.merged }
    for (const field of conflicts) if (!theirs.has(field)) values[field] = mine[field]
    void edit.resolve(values)
  }
  return (
    <Dialog isOpen size="wide" title={changedText(edit.changedBy)} onClose={edit.dismiss}>
      <p className="text-ink-soft">
        {conflicts.length > 0
          ? 'Choose for each field which value to keep. Nothing is saved before you say so.'
          : 'You changed different fields, so both changes fit together.'}
      </p>
      <div className="mt-5 space-y-4">
        {conflicts.map((field) => (
          <StaleField
            key={field}
            label={labels[field]}
            mine={show(field, mine)}
            theirs={show(field, other)}
            isTheirs={theirs.has(field)}
            words={words}
            onChoose={(isTheirs) => choose(field, isTheirs)}
          />
        ))}
      </div>
      {stale.theirs.length > 0 && (
        <div className="mt-5">
          <p className="text-sm font-medium">{words.kept}</p>
          <dl className="mt-1 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[12rem_1fr]">
            {stale.theirs.map((field) => (
              <div key={field} className="contents">
                <dt className="text-ink-soft">{labels[field]}</dt>
                <dd>{show(field, other)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <DialogButtons closeLabel="Back to the form" onClose={edit.dismiss}>
        <Button onClick={resolve}>Save these</Button>
      </DialogButtons>
    </Dialog>
  )
}

/** What stands on either side of a field, and over what only the other side has changed. */
const WORDS = {
  others: { mine: 'Keep mine', theirs: 'Take theirs', kept: 'Changed by the other, and kept' },
  you: { mine: 'Keep what is here', theirs: 'Take what is there', kept: 'Changed there, and kept' },
} as const

interface StaleFieldProps {
  readonly label: string
  readonly mine: ReactNode
  readonly theirs: ReactNode
  readonly isTheirs: boolean
  readonly words: (typeof WORDS)[Changer]
  readonly onChoose: (isTheirs: boolean) => void
}

/** Both values of one field, of which one is chosen. */
function StaleField({ label, mine, theirs, isTheirs, words, onChoose }: StaleFieldProps) {
  const name = useId()
  const sides = [
    { title: words.mine, value: mine, isTheirs: false },
    { title: words.theirs, value: theirs, isTheirs: true },
  ]
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {sides.map((side) => (
          <label
            key={side.title}
            className="flex cursor-pointer items-start gap-3 rounded border border-line-strong p-3 text-sm has-[:checked]:border-brand has-[:checked]:bg-brand-soft"
          >
            <input
              type="radio"
              name={name}
              className="mt-0.5 size-4 accent-brand"
              checked={isTheirs === side.isTheirs}
              onChange={() => onChoose(side.isTheirs)}
            />
            <span className="min-w-0 font-medium">
              {side.title}
              <span className="block whitespace-pre-line font-normal text-ink-soft">{side.value || '(empty)'}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
