import { Field, Input, Select, type SelectOption, Textarea } from '@tahanan/web/ui/field.tsx'
import { type HTMLInputTypeAttribute, type ReactNode, useId } from 'react'
import type { DraftState } from './use-draft.ts'
import type { Saving } from './use-saving.ts'

/** What a field is drawn with. */
export interface FieldState<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** What is wrong, in the specification's words or the server's. */
  readonly messages?: readonly string[] | undefined
}

export interface FieldTexts {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly isRequired?: boolean
  readonly className?: string
}

/**
 * What a field of a draft is drawn with: its value, what is wrong with it, and a change, which takes that away.
 *
 * @param saidOf fields that a refusal in view of this one stands beside
 */
export function formField<Values, Name extends keyof Values & string>(
  draft: Pick<DraftState<Values>, 'values' | 'set'>,
  saving: Pick<Saving, 'messages' | 'forget'>,
  name: Name,
  saidOf: readonly string[] = [name],
): FieldState<Values[Name]> {
  return {
    value: draft.values[name],
    messages: saving.messages(name),
    onChange(value) {
      draft.set(name, value)
      for (const field of saidOf) saving.forget(field)
    },
  }
}

interface TextFieldProps extends FieldTexts, FieldState<string> {
  readonly type?: HTMLInputTypeAttribute
  readonly autoComplete?: string
  readonly autoFocus?: boolean
  readonly placeholder?: string
  readonly isDisabled?: boolean
}

/** A line of text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, type = 'text', autoComplete = 'off', autoFocus, placeholder, isDisabled, ...texts } = props
  const { messages, ...field } = texts
  return (
    <Field {...field} error={messages?.join(' ')}>
      {(control) => (
        <Input
          {...control}
          type={type}
          value={value}
          disabled={isDisabled}
          autoFocus={autoFocus}
          data-autofocus={autoFocus}
          autoComplete={autoComplete}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** Several lines of text. */
export function TextAreaField({ value, onChange, messages, ...field }: FieldTexts & FieldState<string>) {
  return (
    <Field {...field} error={messages?.join(' ')}>
      {(control) => <Textarea {...control} value={value} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  )
}

interface SelectFieldProps extends FieldTexts, FieldState<string> {
  readonly options: readonly SelectOption[]
  readonly isDisabled?: boolean
}

/** One of a few. */
export function SelectField({ value, options, onChange, isDisabled, messages, ...field }: SelectFieldProps) {
  return (
    <Field {...field} error={messages?.join(' ')}>
      {(control) => (
        <Select
          {...control}
          disabled={isDisabled}
          options={options}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

export interface Choice {
  readonly value: number
  readonly label: string
}

interface ChoiceFieldProps extends FieldTexts, FieldState<number | null> {
  readonly choices: readonly Choice[]
  /** Words for choosing nothing; without them something is always chosen. */
  readonly none?: string
  readonly isDisabled?: boolean
}

/** One of a few codes or ids. */
export function ChoiceField({ value, choices, onChange, none, ...field }: ChoiceFieldProps) {
  const options = choices.map((choice) => ({ value: String(choice.value), label: choice.label }))
  return (
    <SelectField
      {...field}
      options={none === undefined ? options : [{ value: '', label: none }, ...options]}
      value={value === null ? '' : String(value)}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
    />
  )
}

/** An enumeration of §3 as choices: all of it, or the codes that are offered, in their order. */
export function codeChoices(labels: readonly string[], codes: readonly number[] = [...labels.keys()]): Choice[] {
  return codes.flatMap((code) => {
    const label = labels[code]
    return label === undefined ? [] : [{ value: code, label }]
  })
}

interface CheckFieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
  readonly isDisabled?: boolean
}

/** Yes or no. */
export function CheckField({ label, hint, isChecked, onChange, isDisabled }: CheckFieldProps) {
  const hintId = useId()
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1 text-base">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-brand"
          checked={isChecked}
          disabled={isDisabled}
          aria-describedby={hint === undefined ? undefined : hintId}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="pl-8 text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
