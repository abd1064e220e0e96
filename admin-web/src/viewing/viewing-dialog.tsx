import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import { isTooClose, VIEWING_LIMITS } from '@tahanan/contracts/viewing/viewing-times.ts'
import { viewingEndpoints } from '@tahanan/contracts/viewing/viewing.endpoints.ts'
import type { ViewingAnswer } from '@tahanan/contracts/viewing/viewing.ts'
import { Field, Input } from '@tahanan/web/ui/field.tsx'
import { sendEndpoint, useEndpoint } from '../api/endpoint-calls.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { TextAreaField } from '../form/fields.tsx'
import { useDraft } from '../form/use-draft.ts'
import { useSaving } from '../form/use-saving.ts'
import { changedText, useChangedBy } from '../stale/changed-by.ts'
import { SalespersonField } from '../picker/salesperson-field.tsx'
import { viewingMoment, viewingTime } from './viewing-moment.ts'

/** What is done with a viewing. */
export type ViewingAct = 'confirm' | 'move' | 'decline' | 'cancel'

export const ACT_LABELS: Readonly<Record<ViewingAct, string>> = {
  confirm: 'Confirm',
  move: 'Move',
  decline: 'Decline',
  cancel: 'Cancel',
}

/** Manila's offset from UTC, all year. */
const OFFSET = '+08:00'
const OFFSET_MS = 8 * 3_600_000

export interface ViewingDialogProps {
  /** The viewing as it was when the dialog opened: somebody else may change it meanwhile. */
  readonly begun: ViewingAnswer
  readonly act: ViewingAct
  readonly onClose: () => void
  /** Saved, or shown as older than what there is. */
  readonly onChanged: () => void
}

/** Sets or ends a viewing, with a word to the visitor, who is told by e-mail. */
export function ViewingDialog({ begun, act, onClose, onChanged }: ViewingDialogProps) {
  const { data } = useEndpoint(viewingEndpoints.list, { query: { lead: String(begun.lead.id) } })
  const viewing = data?.results.find(({ id }) => id === begun.id) ?? begun
  const by = useChangedBy({ noun: 'viewing', id: begun.id }, begun.version)
  const draft = useDraft(() => ({
    at: begun.at ?? begun.times[0] ?? '',
    salesperson: begun.salesperson?.id ?? null,
    // Where to meet goes on to hold.
    word: act === 'move' ? begun.word : '',
  }))
  const { values, set } = draft
  const { at, salesperson, word } = values
  const saving = useSaving()
  const isArranged = act === 'confirm' || act === 'move'
  const submit = async () => {
    if (isArranged && at === '') return void saving.refuse({ at: ['Choose a day and a time.'] })
    const params = { id: viewing.id }
    const options = { version: viewing.version }
    const isDone = await saving.run(() =>
      isArranged
        ? sendEndpoint(viewingEndpoints[act], { params, body: values }, options)
        : sendEndpoint(viewingEndpoints[act], { params, body: { word } }, options),
    )
    onChanged()
    if (isDone) onClose()
  }
  return (
    <FormDialog
      title={`${ACT_LABELS[act]} a viewing`}
      submitLabel={act === 'cancel' ? 'Cancel the viewing' : ACT_LABELS[act]}
      saving={saving}
      isDirty={draft.isDirty}
      fields={['at', 'salesperson', 'word']}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>
        <strong className="font-semibold">{viewing.listing.name}</strong>
        {viewing.at !== null && ` · ${viewingMoment(viewing.at)}`}
      </p>
      {viewing.version !== begun.version && (
        <p role="alert" className="rounded bg-warning-soft px-3 py-2 text-sm text-warning">
          {changedText(by, 'changed this viewing')}: it is {viewing.state} now. What you typed is still here.
        </p>
      )}
      {act === 'confirm' && (
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">Time</legend>
          {viewing.times.map((time) => (
            <label key={time} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="at"
                className="size-5 accent-brand"
                checked={at === time}
                onChange={() => set('at', time)}
              />
              {viewingMoment(time)}
            </label>
          ))}
          {saving.messages('at') !== undefined && (
            <p role="alert" className="text-sm font-medium text-danger">
              {saving.messages('at')?.join(' ')}
            </p>
          )}
        </fieldset>
      )}
      {act === 'move' && (
        <Field
          label="Day and time, in Manila"
          hint="Monday to Saturday from 9:00 AM to 5:00 PM, on the hour or the half hour, within 30 days."
          isRequired
          error={saving.messages('at')?.join(' ')}
        >
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              step={VIEWING_LIMITS.stepMs / 1_000}
              value={manilaInput(at)}
              onChange={({ target: { value } }) => {
                saving.forget('at')
                set('at', value === '' ? '' : new Date(`${value}${OFFSET}`).toISOString())
              }}
            />
          )}
        </Field>
      )}
      {isArranged && (
        <>
          <SalespersonField label="Who shows it" value={salesperson} onChange={(id) => set('salesperson', id)} />
          <ViewingClash viewing={viewing} at={at} salespersonId={salesperson} />
        </>
      )}
      <TextAreaField
        label="A word to the visitor"
        hint={
          isArranged
            ? 'Where to meet, what to bring. It stands in their mail.'
            : 'Why, or what else to see. It stands in their mail.'
        }
        value={word}
        onChange={(text) => set('word', text)}
        messages={saving.messages('word')}
      />
    </FormDialog>
  )
}

/** As `datetime-local` has it. */
function manilaInput(iso: string): string {
  return iso === '' ? '' : new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, 16)
}

interface ViewingClashProps {
  readonly viewing: ViewingAnswer
  /** When it is to be; empty while no time is chosen. */
  readonly at: string
  readonly salespersonId: number | null
}

/** Warns where who shows a viewing shows another listing at the same time. It stands in nobody's way: they may go together. */
function ViewingClash({ viewing, at, salespersonId }: ViewingClashProps) {
  const isChosen = at !== '' && salespersonId !== null
  const query = isChosen
    ? ({ state: 'confirmed', from: manilaDate(new Date(at)), days: '1', salesperson: String(salespersonId) } as const)
    : undefined
  const { data } = useEndpoint(viewingEndpoints.list, query === undefined ? null : { query })
  const clashes = data?.results.filter(
    (other) => other.id !== viewing.id && other.at !== null && isTooClose(new Date(other.at), new Date(at)),
  )
  if (clashes === undefined || clashes.length === 0) return null
  return (
    <p role="alert" className="rounded bg-warning-soft px-4 py-3 text-sm text-warning">
      {clashes
        .map(
          (other) =>
            `${other.salesperson?.name} shows ${other.listing.name} to ${other.lead.fullname} at ${other.at === null ? '' : viewingTime(other.at)}.`,
        )
        .join(' ')}{' '}
      Choose another time or person, unless both can be done.
    </p>
  )
}
