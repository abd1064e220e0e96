import { LICENSE_KINDS } from '@tahanan/contracts/license/license.ts'
import { SOCIAL_CHANNELS } from '@tahanan/contracts/social/social-channel.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { IconButton } from '@tahanan/web/ui/icon-button.tsx'
import { Input, RequiredMark, Select } from '@tahanan/web/ui/field.tsx'
import { type ReactNode, useId } from 'react'
import { type FieldState, formField, TextField } from '../form/fields.tsx'
import type { DraftState } from '../form/use-draft.ts'
import type { Saving } from '../form/use-saving.ts'
import { type LicenseLine, PERSON_LABELS, type PersonDraft, type SocialLine } from './person-draft.ts'

const KINDS = LICENSE_KINDS.map((value) => ({ value, label: value }))

const BLANK: LicenseLine = { id: undefined, name: '', kind: 'PRC', valid_until: '' }

const CHANNELS = SOCIAL_CHANNELS.map((value) => ({ value, label: value }))

interface PersonFieldsProps {
  readonly draft: Pick<DraftState<PersonDraft>, 'values' | 'set'>
  readonly saving: Saving
  readonly required: ReadonlySet<keyof typeof PERSON_LABELS>
}

/** The fields that brokers and salespersons share. */
export function PersonFields({ draft, saving, required }: PersonFieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={PERSON_LABELS.name} isRequired autoFocus {...formField(draft, saving, 'name')} />
        <TextField
          label={PERSON_LABELS.position}
          isRequired={required.has('position')}
          {...formField(draft, saving, 'position')}
        />
      </div>
      <ContactNumbersField isRequired={required.has('contact')} {...formField(draft, saving, 'contact')} />
      <TextField
        label={PERSON_LABELS.email}
        type="email"
        isRequired={required.has('email')}
        {...formField(draft, saving, 'email')}
        messages={saving.messages('email') ?? saving.messages('email_address')}
      />
      <LicensesField isRequired={required.has('license')} {...formField(draft, saving, 'license')} />
      <SocialsField {...formField(draft, saving, 'socials')} />
    </>
  )
}

interface LinesFieldProps<Line> extends FieldState<readonly Line[]> {
  readonly isRequired?: boolean
}

/** Several numbers, one a line; one that is typed or pasted with `/` in it becomes several (§5). */
function ContactNumbersField({ onChange, ...field }: LinesFieldProps<string>) {
  return (
    <LineList
      {...field}
      title={PERSON_LABELS.contact}
      onChange={(lines) => onChange(lines.flatMap((line) => line.split('/').map((part) => part.trimStart())))}
      blank=""
      addLabel="Add a number"
      removeLabel={(place) => `Remove number ${place}`}
      max={6}
    >
      {(number, change, place) => (
        <Input
          type="tel"
          aria-label={`Contact number ${place + 1}`}
          placeholder="0917 123 4567"
          value={number}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </LineList>
  )
}

/** Accounts on the eight channels (§3, decision 95). */
function SocialsField(field: LinesFieldProps<SocialLine>) {
  return (
    <LineList
      {...field}
      title={PERSON_LABELS.socials}
      blank={{ name: 'Facebook', account: '' }}
      addLabel="Add an account"
      removeLabel={(place) => `Remove account ${place}`}
      max={16}
    >
      {(social, change, place) => (
        <div className="grid gap-2 sm:grid-cols-[10rem_1fr]">
          <Select
            aria-label={`Channel ${place + 1}`}
            options={CHANNELS}
            value={social.name}
            onChange={({ target: { value } }) =>
              change({ ...social, name: SOCIAL_CHANNELS.find((channel) => channel === value) ?? 'Facebook' })
            }
          />
          <Input
            aria-label={`Account ${place + 1}`}
            placeholder="Name, number or address"
            value={social.account}
            onChange={(event) => change({ ...social, account: event.target.value })}
          />
        </div>
      )}
    </LineList>
  )
}

/** Licences with their kind, number and last day (decision 94). */
function LicensesField(field: LinesFieldProps<LicenseLine>) {
  return (
    <LineList
      {...field}
      title={PERSON_LABELS.license}
      blank={BLANK}
      addLabel="Add a license"
      removeLabel={(place) => `Remove license ${place}`}
      max={20}
    >
      {(license, change, place) => (
        <div className="grid gap-2 sm:grid-cols-[6rem_1fr_10rem]">
          <Select
            aria-label={`Kind of license ${place + 1}`}
            options={KINDS}
            value={license.kind}
            onChange={({ target: { value } }) =>
              change({ ...license, kind: LICENSE_KINDS.find((kind) => kind === value) ?? 'PRC' })
            }
          />
          <Input
            aria-label={`Number of license ${place + 1}`}
            placeholder="Number"
            value={license.name}
            onChange={(event) => change({ ...license, name: event.target.value })}
          />
          <span className="text-sm text-ink-soft">
            Valid until
            <Input
              aria-label={`License ${place + 1} is valid until`}
              type="date"
              value={license.valid_until}
              onChange={(event) => change({ ...license, valid_until: event.target.value })}
            />
          </span>
        </div>
      )}
    </LineList>
  )
}

interface LineListProps<Line> extends LinesFieldProps<Line> {
  readonly title: string
  /** What a new line starts as. */
  readonly blank: Line
  /** `Add a number`. */
  readonly addLabel: string
  /** `Remove number 2`. */
  readonly removeLabel: (place: number) => string
  /** So many can be added one by one; what is pasted or was there before may be more. */
  readonly max: number
  readonly children: (line: Line, change: (line: Line) => void, place: number) => ReactNode
}

/** Several of a kind, line by line. */
function LineList<Line>(props: LineListProps<Line>) {
  const {
    title,
    isRequired = false,
    value: lines,
    onChange,
    blank,
    addLabel,
    removeLabel,
    max,
    messages = [],
    children,
  } = props
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}-messages`}>
      <legend className="mb-1.5 text-sm font-medium">
        {title}
        {isRequired && <RequiredMark />}
      </legend>
      <ul className="space-y-2">
        {lines.map((line, place) => (
          // A line has no other name, and keeps nothing beside its values.
          <li key={place} className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              {children(line, (next) => onChange(lines.map((other, at) => (at === place ? next : other))), place)}
            </div>
            <IconButton
              icon="trash"
              label={removeLabel(place + 1)}
              onClick={() => onChange(lines.filter((_line, at) => at !== place))}
            />
          </li>
        ))}
      </ul>
      {lines.length < max && (
        <Button kind="quiet" size="small" icon="plus" className="mt-1" onClick={() => onChange([...lines, blank])}>
          {addLabel}
        </Button>
      )}
      <p id={`${id}-messages`} role="alert" className="mt-1 text-sm font-medium text-danger empty:hidden">
        {messages.join(' ')}
      </p>
    </fieldset>
  )
}
