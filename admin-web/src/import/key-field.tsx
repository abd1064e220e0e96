import { Field } from '@tahanan/web/ui/field.tsx'
import { Select } from '@tahanan/web/ui/select.tsx'
import { headerOptions } from './header-options.ts'

interface KeyFieldProps {
  readonly headers: readonly string[]
  /** Empty for the whole content of a row. */
  readonly header: string
  readonly isDisabled: boolean
  readonly onChange: (header: string) => void
}

/** What a row is known by when it comes again, in this file or in a later one. */
export function KeyField({ headers, header, isDisabled, onChange }: KeyFieldProps) {
  return (
    <Field
      label="Rows are known by"
      hint="What is known is not taken in again. By a column of numbers of your own, a row is known even when its other cells have changed."
      className="max-w-xl"
    >
      {(control) => (
        <Select
          {...control}
          disabled={isDisabled}
          value={header}
          options={[{ value: '', label: 'All their cells' }, ...headerOptions(headers)]}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
