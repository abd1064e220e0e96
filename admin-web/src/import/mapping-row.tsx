import type { ImportField } from '@tahanan/contracts/import/import-field.ts'
import { Input } from '@tahanan/web/ui/input.tsx'
import { Select } from '@tahanan/web/ui/select.tsx'
import { headerOptions } from './header-options.ts'
import { FIELD_LABELS } from './import-labels.ts'

interface MappingRowProps {
  readonly field: ImportField
  readonly headers: readonly string[]
  /** The column that was found by its name. */
  readonly found: string | undefined
  readonly header: string
  readonly text: string
  readonly isDisabled: boolean
  readonly onHeader: (header: string) => void
  readonly onText: (text: string) => void
}

/** Where one field comes from, and what fills its gaps. */
export function MappingRow(props: MappingRowProps) {
  const { field, headers, found, header, text, isDisabled, onHeader, onText } = props
  const label = FIELD_LABELS[field]
  const byName = found === undefined ? 'No column' : `${found} (found by its name)`
  return (
    <li className="grid items-center gap-2 py-2 sm:grid-cols-3">
      <span className="font-medium">{label}</span>
      <Select
        aria-label={`Column of ${label}`}
        disabled={isDisabled}
        value={header}
        options={[{ value: '', label: byName }, ...headerOptions(headers)]}
        onChange={(event) => onHeader(event.target.value)}
      />
      <Input
        aria-label={`Default of ${label}`}
        placeholder="Default where empty"
        disabled={isDisabled}
        value={text}
        maxLength={500}
        onChange={(event) => onText(event.target.value)}
      />
    </li>
  )
}
