import { LICENSE_KINDS } from '@tahanan/contracts/license/license.ts'
import { SOCIAL_CHANNELS } from '@tahanan/contracts/social/social-channel.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { IconButton } from '@tahanan/web/ui/icon-button.tsx'
import { Input, RequiredMark, Select } from '@tahanan/web/ui/field.tsx'
import { type ReactNode, useId } from 'react'
import { TextField } from '../form/text-field.tsx'
import type { DraftState } from '../form/use-draft.ts'
import type { Saving } from '../form/use-saving.ts'
import { type LicenseLine, PERSON_LABELS, type PersonDraft, type SocialLine } from './person-draft.ts'

const KINDS = LICENSE_KINDS.map((value) => ({ value, label: value }))

const BLANK: LicenseLine = { id: undefined, name: '', kind: 'PRC', valid_until: '' }

const CHANNELS = SOCIAL_CHANNELS.map((value) => ({ value, label: value }))

const MAX = 6

interface PersonFieldsProps<Draft extends PersonDraft> {
  readonly draft: DraftState<Draft>
  readonly saving: Saving
  readonly required: ReadonlySet<keyof typeof PERSON_LABELS>
}

/** The fields that brokers and salespersons share. */
export function PersonFields<Draft extends PersonDraft>({ draft, saving, required }: PersonFieldsProps<Draft>) {
  const change = (changes: Partial<PersonDraft>): void => {
    draft.update((values) => ({ ...values, ...changes }))
    for (const field of Object.keys(changes)) saving.forget(field)
  }
  const { values } = draft
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={PERSON_LABELS.name}
          isRequired
          autoFocus
          value={values.name}
          messages={saving.messages('name')}
          onChange={(name) => change({ name })}
        />
        <TextField
          label={PERSON_LABELS.position}
          isRequired={required.has('position')}
          value={values.position}
          messages={saving.messages('position')}
          onChange={(position) => change({ position })}
        />
      </div>
      <ContactNumbersField
        isRequired={required.has('contact')}
        numbers={values.contact}
        messages={saving.messages('contact')}
        onChange={(contact) => change({ contact })}
      />
      <TextField
        label={PERSON_LABELS.email}
        type="email"
        isRequired={required.has('email')}
        value={values.email}
        messages={saving.messages('email') ?? saving.messages('email_address')}
        onChange={(email) => change({ email })}
      />
      <LicensesField
        isRequired={required.has('license')}
        licenses={values.license}
        messages={saving.messages('license')}
        onChange={(license) => change({ license })}
      />
      <SocialsField
        socials={values.socials}
        messages={saving.messages('socials')}
        onChange={(socials) => change({ socials })}
      />
    </>
  )
}

interface ContactNumbersFieldProps {
  readonly isRequired: boolean
  readonly numbers: readonly string[]
  readonly onChange: (numbers: readonly string[]) => void
  readonly messages?: readonly string[] | undefined
}

/** Several numbers, one a line; one that is typed or pasted with `/` in it becomes several (§5). */
function ContactNumbersField({ isRequired, numbers, onChange, messages }: ContactNumbersFieldProps) {
  return (
    <LineList
      title={PERSON_LABELS.contact}
      isRequired={isRequired}
      lines={numbers}
      onChange={(lines) =>
        onChange(lines.flatMap((line) => line.split('/').map((part) => part.trimStart())).slice(0, MAX))
      }
      blank=""
      addLabel="Add a number"
      removeLabel={(place) => `Remove number ${place}`}
      max={MAX}
      messages={messages}
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

interface SocialsFieldProps {
  readonly socials: readonly SocialLine[]
  readonly onChange: (socials: readonly SocialLine[]) => void
  readonly messages?: readonly string[] | undefined
}

/** Accounts on the eight channels (§3, decision 95). */
function SocialsField({ socials, onChange, messages }: SocialsFieldProps) {
  return (
    <LineList
      title={PERSON_LABELS.socials}
      lines={socials}
      onChange={onChange}
      blank={{ name: 'Facebook', account: '' }}
      addLabel="Add an account"
      removeLabel={(place) => `Remove account ${place}`}
      max={16}
      messages={messages}
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

interface LicensesFieldProps {
  readonly isRequired: boolean
  readonly licenses: readonly LicenseLine[]
  readonly onChange: (licenses: readonly LicenseLine[]) => void
  readonly messages?: readonly string[] | undefined
}

/** Licences with their kind, number and last day (decision 94). */
function LicensesField({ isRequired, licenses, onChange, messages }: LicensesFieldProps) {
  return (
    <LineList
      title={PERSON_LABELS.license}
      isRequired={isRequired}
      lines={licenses}
      onChange={onChange}
      blank={BLANK}
      addLabel="Add a license"
      removeLabel={(place) => `Remove license ${place}`}
      max={20}
      messages={messages}
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

interface LineListProps<Line> {
  readonly title: string
  readonly isRequired?: boolean
  readonly lines: readonly Line[]
  readonly onChange: (lines: readonly Line[]) => void
  /** What a new line starts as. */
  readonly blank: Line
  /** `Add a number`. */
  readonly addLabel: string
  /** `Remove number 2`. */
  readonly removeLabel: (place: number) => string
  readonly max: number
  readonly messages?: readonly string[] | undefined
  readonly children: (line: Line, change: (line: Line) => void, place: number) => ReactNode
}

/** Several of a kind, line by line. */
function LineList<Line>(props: LineListProps<Line>) {
  const {
    title,
    isRequired = false,
    lines,
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
