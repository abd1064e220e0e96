import {
  type ImportAnswer,
  importOutcomeSchema,
  type ImportRowAnswer,
  type ImportState,
} from '@tahanan/contracts/import/import-run.ts'
import { importEndpoints } from '@tahanan/contracts/import/import.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { Select } from '@tahanan/web/ui/field.tsx'
import { useEffect, useState } from 'react'
import { sendEndpoint, useEndpoint, useForget } from '../api/endpoint-calls.ts'
import { DownloadButton } from '../download/download-button.tsx'
import { Failure } from '../form/saving-notes.tsx'
import { useSaving } from '../form/use-saving.ts'
import { FormPart } from '../screen/form-part.tsx'
import type { Column } from '../table/data-table.tsx'
import { Pager } from '../table/pager.tsx'
import { RowActions } from '../table/row-actions.tsx'
import { ListRows } from '../table/table-rows.tsx'

const LOOKS = {
  created: ['success', 'Good'],
  changed: ['success', 'Changed'],
  held: ['warning', 'Held back'],
  known: ['plain', 'Known already'],
  rejected: ['danger', 'Rejected'],
  excluded: ['warning', 'Left out'],
  taken_back: ['plain', 'Taken back'],
} as const

/** What is done, or left, of rows that could be taken in; what would be done with others. */
const STATE_LABELS: Partial<Record<ImportState, Partial<Record<ImportRowAnswer['outcome'], string>>>> = {
  checked: { changed: 'Would change', held: 'Would be held back' },
  done: { created: 'Taken in' },
  taken_back: { created: 'Left alone' },
}

/** What is known of a file is left as it is; of a source it says what it said. */
function outcomeLabel(outcome: ImportRowAnswer['outcome'], { state, source_id: sourceId }: ImportAnswer): string {
  if (outcome === 'known' && sourceId !== null) return 'Unchanged'
  return STATE_LABELS[state]?.[outcome] ?? LOOKS[outcome][1]
}

/** A row as the listing that it becomes. */
function rowColumns(run: ImportAnswer): readonly Column<ImportRowAnswer>[] {
  return [
    { heading: 'Line', show: ({ line }) => line, className: 'w-16 tabular-nums' },
    {
      heading: 'Listing',
      isWhole: true,
      show: ({ name, price, kind, location }) => (
        <>
          <span className="font-medium">{name}</span>
          <span className="block">{price}</span>
          <span className="block text-ink-soft">{[kind, location].filter((text) => text !== '').join(' · ')}</span>
        </>
      ),
    },
    {
      heading: 'Outcome',
      className: 'w-36',
      show: ({ outcome }) => <Chip tone={LOOKS[outcome][0]}>{outcomeLabel(outcome, run)}</Chip>,
    },
    {
      heading: 'Remarks',
      isWhole: true,
      show: ({ reason, warnings, notes }) => (
        <>
          {[reason, ...warnings].filter((text) => text !== '').join('; ')}
          <span className="block text-ink-soft">{notes.join('; ')}</span>
        </>
      ),
    },
  ]
}

interface ImportRowsProps {
  readonly run: ImportAnswer
  readonly onChanged: () => void
}

/** What each row becomes, or became, to be looked at and left out; and the files to download. Mounted anew for each pass. */
export function ImportRows({ run, onChanged }: ImportRowsProps) {
  const [{ page, pageSize }, setPlace] = useState({ page: 1, pageSize: 10 })
  const [chosen, setChosen] = useState<string>(() => firstShown(run))
  const outcome = importOutcomeSchema.safeParse(chosen).data
  const params = { id: run.id }
  const list = useEndpoint(importEndpoints.rows, { params, query: { outcome, page, page_size: pageSize } })
  const { data } = list
  const forget = useForget()
  const saving = useSaving()
  // Another pass, other rows: what was fetched while it was under way may be of neither.
  useEffect(() => forget(importEndpoints.rows), [forget])
  const choose = (lines: readonly number[], excluded: boolean): void => {
    void saving.run(async () => {
      await sendEndpoint(importEndpoints.exclude, { params, body: { lines: [...lines], excluded } })
      onChanged()
    })
  }
  const outcomes = importOutcomeSchema.options.map((value) => ({ value, label: outcomeLabel(value, run) }))
  const goodLines = data?.results.filter((row) => row.outcome === 'created').map(({ line }) => line) ?? []
  const name = run.file_name.replace(/\.csv$/i, '')
  return (
    <FormPart title="Rows">
      <div className="flex flex-wrap items-center gap-3">
        <Select
          aria-label="Rows shown"
          className="w-48"
          options={[{ value: '', label: 'All rows' }, ...outcomes]}
          value={chosen}
          onChange={(event) => {
            setChosen(event.target.value)
            setPlace((place) => ({ ...place, page: 1 }))
          }}
        />
        {run.state === 'checked' && (
          <Button
            kind="secondary"
            disabled={goodLines.length === 0}
            isBusy={saving.isRunning}
            onClick={() => choose(goodLines, true)}
          >
            Leave out this page
          </Button>
        )}
        <DownloadButton endpoint={importEndpoints.report} input={{ params }} fileName={`${name}.report.csv`}>
          Download the report
        </DownloadButton>
        {run.counts.rejected > 0 && (
          <DownloadButton endpoint={importEndpoints.rejects} input={{ params }} fileName={`${name}.rejects.csv`}>
            Download the rejects
          </DownloadButton>
        )}
      </div>
      <Failure problem={saving.problem} />
      <ListRows
        noun="rows"
        list={list}
        rowsExpected={pageSize}
        columns={rowColumns(run)}
        rowKey={({ line }) => line}
        actions={(row) => <ImportRowActions row={row} isChecked={run.state === 'checked'} onChoose={choose} />}
      />
      {data?.count === 0 && <p className="text-ink-soft">There are no such rows.</p>}
      {data !== undefined && data.count > 0 && (
        <Pager
          count={data.count}
          page={page}
          pageSize={pageSize}
          noun="rows"
          onChange={(next) => setPlace((place) => ({ ...place, page: 1, ...next }))}
        />
      )}
    </FormPart>
  )
}

/** Of which outcome rows are shown first: what somebody has to see. */
function firstShown({ state, counts }: ImportAnswer): ImportRowAnswer['outcome'] | '' {
  if (state === 'taken_back') return counts.created > 0 ? 'created' : ''
  if (counts.held > 0) return 'held'
  return counts.created === 0 && counts.rejected > 0 ? 'rejected' : ''
}

interface ImportRowActionsProps {
  readonly row: ImportRowAnswer
  readonly isChecked: boolean
  readonly onChoose: (lines: readonly number[], excluded: boolean) => void
}

function ImportRowActions({ row, isChecked, onChoose }: ImportRowActionsProps) {
  const { line, name, outcome, listing_id: listingId } = row
  return (
    <RowActions
      name={name}
      actions={[
        isChecked && outcome === 'created' && { label: 'Leave out', onSelect: () => onChoose([line], true) },
        isChecked && outcome === 'excluded' && { label: 'Take in', onSelect: () => onChoose([line], false) },
        (!isChecked || outcome !== 'created') &&
          listingId !== null &&
          outcome !== 'taken_back' && { label: 'Open', to: `/dashboard/editlisting/${listingId}` },
      ]}
    />
  )
}
