import type { ImportAnswer } from '@tahanan/contracts/import/import-run.ts'
import {
  IMPORT_FIELDS,
  IMPORT_LABELS,
  IMPORT_LIMITS,
  type ImportField,
  type ImportTexts,
  NEEDED_FIELDS,
} from '@tahanan/contracts/import/import-field.ts'
import { importEndpoints } from '@tahanan/contracts/import/import.endpoints.ts'
import { BROKERAGE_STATUSES } from '@tahanan/contracts/property/property-status.ts'
import { PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { useState } from 'react'
import { Input, RequiredMark, Select, type SelectOption } from '@tahanan/web/ui/field.tsx'
import { SelectField } from '../form/fields.tsx'
import { sendEndpoint } from '../api/endpoint-calls.ts'
import { SavingNotes } from '../form/saving-notes.tsx'
import { changedPart, isSame } from '../form/three-way.ts'
import { useDraft } from '../form/use-draft.ts'
import { useSaving } from '../form/use-saving.ts'
import { FormPart } from '../screen/form-part.tsx'

/** What a default is chosen from, where it is one of a few. */
const CHOICES: Readonly<Partial<Record<ImportField, readonly string[]>>> = {
  offer: BROKERAGE_STATUSES,
  property_type: PROPERTY_TYPES,
  availability: ['Available', 'Sold'],
}

interface MappingFormProps {
  readonly run: ImportAnswer
  readonly draft: CorrectionsDraft
  readonly onChanged: (run: ImportAnswer) => void
}

/** Which column is which, as it was found and as staff correct it; saved, the file is checked again. */
export function MappingForm({ run, draft, onChanged }: MappingFormProps) {
  const saving = useSaving()
  const { mapping, defaults, keyColumn } = draft.values
  const isOver = run.state === 'running' || run.state === 'done' || run.state === 'taking_back'
  const check = (): Promise<boolean> =>
    saving.run(async () => {
      const body = {
        mapping: filledTexts(mapping),
        defaults: filledTexts(defaults),
        key_column: keyColumn === '' ? null : keyColumn,
      }
      const input = { params: { id: run.id }, body }
      const next = await sendEndpoint(importEndpoints.update, input, { version: run.version })
      draft.restart(correctionsOf(next), correctionsOf(next), next.version)
      onChanged(next)
    })
  const unread = run.headers.filter((header) => !Object.values(run.columns).includes(header))
  return (
    <FormPart title="Columns">
      <p className="text-sm text-ink-soft">
        Which column of the file is which, and what fills a gap. Without the ones marked * no row is taken; owners that
        no column names are kept as not stated.
      </p>
      <ul className="divide-y divide-line">
        {IMPORT_FIELDS.map((field) => (
          <MappingRow
            key={field}
            field={field}
            headers={run.headers}
            found={run.mapping[field] === undefined ? run.columns[field] : undefined}
            header={mapping[field] ?? ''}
            text={defaults[field] ?? ''}
            isDisabled={isOver || saving.isRunning}
            onHeader={(header) => draft.set('mapping', { ...mapping, [field]: header })}
            onText={(text) => draft.set('defaults', { ...defaults, [field]: text })}
          />
        ))}
      </ul>
      {unread.length > 0 && <p className="text-sm text-ink-soft">Not read: {unread.join(', ')}</p>}
      <KeyField
        headers={run.headers}
        header={keyColumn}
        isDisabled={isOver || saving.isRunning}
        onChange={(header) => draft.set('keyColumn', header)}
      />
      {draft.isOvertaken && (
        <p role="status" className="rounded bg-warning-soft px-4 py-3 text-sm text-warning">
          Somebody else corrected the columns meanwhile. Theirs are shown here, but for the fields that you changed.
        </p>
      )}
      <SavingNotes saving={saving} />
      {!isOver && (
        <Button
          kind="secondary"
          isBusy={saving.isRunning}
          disabled={!draft.isDirty && run.state !== 'failed'}
          onClick={() => void check()}
        >
          Check again
        </Button>
      )}
    </FormPart>
  )
}

type CorrectionsDraft = ReturnType<typeof useCorrections>

/**
 * What staff correct of how a file is read, until it is checked with it. What a colleague corrects meanwhile comes in
 * wherever nothing was changed here: checked again, the file is read with both.
 */
export function useCorrections(run: ImportAnswer) {
  const draft = useDraft(() => correctionsOf(run), { version: run.version })
  const [isOvertaken, setOvertaken] = useState(false)
  const { base, values, version, isDirty } = draft
  const stored = correctionsOf(run)
  // Leaving a row out makes a version as well.
  if (run.version > version && !isSame(stored, base)) {
    setOvertaken(isDirty)
    const mine = {
      ...changedPart(base, values),
      mapping: { ...stored.mapping, ...changedPart(base.mapping, values.mapping) },
      defaults: { ...stored.defaults, ...changedPart(base.defaults, values.defaults) },
    }
    draft.restart(stored, { ...stored, ...mine }, run.version)
  }
  /** A colleague has corrected the same file meanwhile. */
  return { ...draft, isOvertaken: isOvertaken && isDirty }
}

const correctionsOf = ({ mapping, defaults, key_column: keyColumn }: ImportAnswer) => ({
  mapping: filledTexts(mapping),
  defaults: filledTexts(defaults),
  keyColumn: keyColumn ?? '',
})

/** The texts that say something, trimmed. */
function filledTexts(texts: ImportTexts): ImportTexts {
  const filled: ImportTexts = {}
  for (const field of IMPORT_FIELDS) {
    const text = texts[field]?.trim() ?? ''
    if (text !== '') filled[field] = text
  }
  return filled
}

interface KeyFieldProps {
  readonly headers: readonly string[]
  /** Empty for the whole content of a row. */
  readonly header: string
  readonly isDisabled: boolean
  readonly onChange: (header: string) => void
}

/** What a row is known by when it comes again, in this file or in a later one. */
function KeyField({ headers, header, isDisabled, onChange }: KeyFieldProps) {
  return (
    <SelectField
      label="Rows are known by"
      hint="What is known is not taken in again. By a column of numbers of your own, a row is known even when its other cells have changed; of what is fetched from an address, these changes are taken over."
      className="max-w-xl"
      isDisabled={isDisabled}
      value={header}
      options={[{ value: '', label: 'All their cells' }, ...headerOptions(headers)]}
      onChange={onChange}
    />
  )
}

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
function MappingRow(props: MappingRowProps) {
  const { field, headers, found, header, text, isDisabled, onHeader, onText } = props
  const label = IMPORT_LABELS[field]
  const needed = NEEDED_FIELDS[field]
  const choices = CHOICES[field]
  const isMissing = needed !== undefined && found === undefined && header === '' && text === ''
  const byName = found === undefined ? 'No column' : `${found} (found by its name)`
  return (
    <li className="grid items-center gap-2 py-2 sm:grid-cols-3">
      <span className="font-medium">
        {label}
        {needed !== undefined && <RequiredMark />}
        {isMissing && <span className="block text-sm font-normal text-ink-soft">{needed}</span>}
      </span>
      <Select
        aria-label={`Column of ${label}`}
        disabled={isDisabled}
        value={header}
        options={[{ value: '', label: byName }, ...headerOptions(headers)]}
        onChange={(event) => onHeader(event.target.value)}
      />
      {choices === undefined ? (
        <Input
          aria-label={`Default of ${label}`}
          placeholder="Default where empty"
          disabled={isDisabled}
          value={text}
          maxLength={IMPORT_LIMITS.text}
          onChange={(event) => onText(event.target.value)}
        />
      ) : (
        <Select
          aria-label={`Default of ${label}`}
          disabled={isDisabled}
          value={text}
          options={[{ value: '', label: 'Default where empty' }, ...choices.map(sameOption)]}
          onChange={(event) => onText(event.target.value)}
        />
      )}
    </li>
  )
}

/** The columns of a file to choose from: each name once. */
function headerOptions(headers: readonly string[]): SelectOption[] {
  const named = new Set(headers.filter((name) => name !== ''))
  return [...named].map(sameOption)
}

const sameOption = (text: string): SelectOption => ({ value: text, label: text })
