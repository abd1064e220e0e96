import type { ImportAnswer } from '@tahanan/contracts/import/import-run.ts'
import { importEndpoints } from '@tahanan/contracts/import/import.endpoints.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { ActDialog } from '../dialog/act-dialog.tsx'
import { SelectField } from '../form/fields.tsx'
import { useState } from 'react'
import { sendEndpoint, useEndpoint } from '../api/endpoint-calls.ts'
import { BrokerField } from '../picker/broker-field.tsx'
import { dashboardSettings } from '../settings/dashboard-settings.ts'
import { listingsText } from '../screen/count-texts.ts'

interface StepProps {
  readonly run: ImportAnswer
  readonly onStarted: (run: ImportAnswer) => void
}

/** Takes the rows in, after a question: as drafts or for visitors, and whose they are. */
export function StartImportButton({ run, isUnchecked, onStarted }: StepProps & { readonly isUnchecked: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const { created } = run.counts
  return (
    <>
      {isUnchecked && <p className="text-sm text-warning">Columns were changed: check the file again first.</p>}
      <Button disabled={isUnchecked || (created === 0 && run.source_id === null)} onClick={() => setAsking(true)}>
        {created === 0 && run.source_id !== null ? 'Take it over' : `Take in ${listingsText(created)}`}
      </Button>
      {isAsking && <StartImportDialog run={run} onStarted={onStarted} onClose={() => setAsking(false)} />}
    </>
  )
}

interface DialogProps extends StepProps {
  readonly onClose: () => void
}

function StartImportDialog({ run, onStarted, onClose }: DialogProps) {
  const { data } = useEndpoint(listingEndpoints.fetchCreateData, {}, { revalidateOnFocus: false })
  const isOfSource = run.source_id !== null
  const [isPublished, setPublished] = useState(isOfSource ? run.is_published : dashboardSettings.strictSpec)
  const [chosen, setChosen] = useState<number | null | undefined>(isOfSource ? run.broker_id : undefined)
  const broker = chosen === undefined ? (data?.default_broker_id ?? null) : chosen
  const start = async (): Promise<void> => {
    const input = { params: { id: run.id }, body: { is_published: isPublished, broker_id: broker } }
    onStarted(await sendEndpoint(importEndpoints.start, input, { version: run.version }))
  }
  return (
    <ActDialog title="Take the rows in?" submitLabel="Yes" act={start} onClose={onClose}>
      <p>
        {listingsText(run.counts.created)} of {run.file_name} will be added to the catalogue.{alsoText(run)}
      </p>
      {!dashboardSettings.strictSpec && (
        <SelectField
          label="Take them in as"
          hint={isPublished ? 'Visitors see them at once.' : 'Visitors do not see a draft until it is published.'}
          options={[
            { value: 'draft', label: 'Drafts' },
            { value: 'public', label: 'Public listings' },
          ]}
          value={isPublished ? 'public' : 'draft'}
          onChange={(value) => setPublished(value === 'public')}
        />
      )}
      <BrokerField value={broker} onChange={setChosen} />
    </ActDialog>
  )
}

/** What else becomes of the listings of a source. */
function alsoText({ counts: { changed, held, vanished } }: ImportAnswer): string {
  const others = [
    ...(changed + held > 0 ? [`${listingsText(changed + held)} will be changed`] : []),
    ...(vanished > 0 ? [`${listingsText(vanished)} will become drafts`] : []),
  ]
  return others.length === 0 ? '' : ` ${others.join(', ')}.`
}

/** Deletes what was taken in, after a question. */
export function TakeBackButton({ run, onStarted }: StepProps) {
  const [isAsking, setAsking] = useState(false)
  const takeBack = async (): Promise<void> =>
    onStarted(
      await sendEndpoint(importEndpoints.takeBack, { params: { id: run.id }, body: {} }, { version: run.version }),
    )
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        Take back
      </Button>
      {isAsking && (
        <ActDialog
          title="Take the import back?"
          submitLabel="Yes"
          isDangerous
          act={takeBack}
          onClose={() => setAsking(false)}
        >
          <p>
            {listingsText(run.counts.created)} that came from {run.file_name} will be deleted, and their pages end. What
            was edited since, or given pictures or papers, is left alone; afterwards you see which.
          </p>
        </ActDialog>
      )}
    </>
  )
}
