import type { ImportAnswer } from '@tahanan/contracts/import/import-answer.ts'
import { IMPORT_FIELDS } from '@tahanan/contracts/import/import-field.ts'
import { importEndpoints } from '@tahanan/contracts/import/import.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { Failure } from '../form/failure.tsx'
import { useDraft } from '../form/use-draft.ts'
import { useSaving } from '../form/use-saving.ts'
import { WaitingNote } from '../form/waiting-note.tsx'
import { FormPart } from '../screen/form-part.tsx'
import { filledTexts } from './filled-texts.ts'
import { KeyField } from './key-field.tsx'
import { MappingRow } from './mapping-row.tsx'

interface MappingFormProps {
  readonly run: ImportAnswer
  readonly onChanged: (run: ImportAnswer) => void
}

/** Which column is which, as it was found and as staff correct it; saved, the file is checked again. */
export function MappingForm({ run, onChanged }: MappingFormProps) {
  const draft = useDraft(() => correctionsOf(run))
  const saving = useSaving()
  const { mapping, defaults, keyColumn } = draft.values
  const isOver = run.state === 'running' || run.state === 'done'
  const check = (): Promise<boolean> =>
    saving.run(async () => {
      const body = {
        mapping: filledTexts(mapping),
        defaults: filledTexts(defaults),
        key_column: keyColumn === '' ? null : keyColumn,
      }
      const input = { params: { id: run.id }, body }
      const next = await sendEndpoint(importEndpoints.update, input, { version: run.version })
      draft.restart(correctionsOf(next))
      onChanged(next)
    })
  const unread = run.headers.filter((header) => !Object.values(run.columns).includes(header))
  return (
    <FormPart title="Columns">
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
      <Failure problem={saving.problem} shownFields={[]} />
      <WaitingNote saving={saving} />
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

const correctionsOf = ({ mapping, defaults, key_column: keyColumn }: ImportAnswer) => ({
  mapping,
  defaults,
  keyColumn: keyColumn ?? '',
})
