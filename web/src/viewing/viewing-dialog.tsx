import { viewingPublicEndpoints } from '@tahanan/contracts/viewing/viewing.public-endpoints.ts'
import { VIEWING_LIMITS } from '@tahanan/contracts/viewing/viewing-times.ts'
import { useEffect, useState } from 'react'
import { useEndpoint } from '../api/use-endpoint.ts'
import { EnquiryFields } from '../lead/enquiry-fields.tsx'
import { useEnquiryForm } from '../lead/use-enquiry-form.ts'
import { m } from '../message/messages.ts'
import { forThisTab } from '../ui/browser-storage.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/classes.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Field, Select } from '../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { viewingDay, viewingTime } from './viewing-texts.ts'

interface ViewingDialogProps {
  readonly name: string
  readonly listingSlug: string
  readonly onClose: () => void
}

/** An enquiry with up to three times at which to see the listing (decision 135). What was typed is kept for this tab. */
export function ViewingDialog({ name, listingSlug, onClose }: ViewingDialogProps) {
  const { data, problem, retry } = useEndpoint(viewingPublicEndpoints.times, { params: { slug: listingSlug } })
  const draftKey = `viewing times ${listingSlug}`
  const [chosen, setChosen] = useState(() => readTimes(draftKey))
  const free = data?.times ?? []
  // What is taken by now is not sent.
  const times = data === undefined ? chosen : chosen.filter((time) => free.includes(time))
  const form = useEnquiryForm({
    source: 'listing',
    listingSlug,
    times,
    opening: m.viewing.opening({ name }),
    onTaken: retry,
  })
  const choose = (next: readonly string[]): void => {
    setChosen(next)
    forThisTab.write(draftKey, JSON.stringify(next))
  }
  const { reference } = form
  useEffect(() => {
    if (reference !== undefined) forThisTab.remove(draftKey)
  }, [reference, draftKey])
  return (
    <Dialog isOpen title={m.viewing.propose()} onClose={onClose}>
      <EnquiryFields form={form} submitLabel={m.viewing.send()}>
        {data !== undefined && <TimePicker free={free} chosen={times} onChoose={choose} />}
        {data === undefined && problem === undefined && <Skeleton className="h-40" />}
        {problem !== undefined && (
          <div role="alert" className="space-y-3 rounded bg-danger-soft px-3 py-2 text-sm font-medium text-danger">
            <p>{problem.status === 404 ? m.viewing.gone() : m.viewing.away()}</p>
            {problem.status !== 404 && (
              <Button kind="secondary" size="small" onClick={retry}>
                {m.viewing.again()}
              </Button>
            )}
          </div>
        )}
      </EnquiryFields>
    </Dialog>
  )
}

function readTimes(draftKey: string): readonly string[] {
  const times = forThisTab.readJson(draftKey)
  return Array.isArray(times) ? times.filter((time) => typeof time === 'string') : []
}

interface TimePickerProps {
  readonly free: readonly string[]
  readonly chosen: readonly string[]
  readonly onChoose: (times: readonly string[]) => void
}

/** A day, its times, and what was chosen of all days. */
function TimePicker({ free, chosen, onChoose }: TimePickerProps) {
  const days = [...new Set(free.map(viewingDay))]
  const [picked, setPicked] = useState(() => (chosen[0] === undefined ? undefined : viewingDay(chosen[0])))
  const day = days.find((each) => each === picked) ?? days[0]
  if (day === undefined) return <p className="rounded bg-sunken px-3 py-2">{m.viewing.none()}</p>
  const isFull = chosen.length >= VIEWING_LIMITS.times
  return (
    <>
      <p className="text-sm text-ink-soft">{m.viewing.hint()}</p>
      <Field label={m.viewing.day()} isRequired>
        {(control) => (
          <Select
            {...control}
            data-autofocus
            value={day}
            options={days.map((value) => ({ value, label: value }))}
            onChange={({ target }) => setPicked(target.value)}
          />
        )}
      </Field>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-medium">{m.viewing.times()}</legend>
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
          {free
            .filter((time) => viewingDay(time) === day)
            .map((time) => {
              const isChosen = chosen.includes(time)
              return (
                <label
                  key={time}
                  className={classNames(
                    'flex min-h-11 items-center justify-center rounded border px-1 text-center text-sm has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2',
                    isChosen ? 'border-brand bg-brand text-brand-ink' : 'border-line',
                    isFull && !isChosen ? 'text-ink-soft' : 'cursor-pointer',
                  )}
                >
                  <input
                    type="checkbox"
                    name="times"
                    value={time}
                    className="sr-only"
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={() => onChoose(isChosen ? chosen.filter((one) => one !== time) : [...chosen, time])}
                  />
                  {viewingTime(time)}
                </label>
              )
            })}
        </div>
      </fieldset>
      <div role="status">
        {chosen.length === 0 ? (
          <p className="text-sm text-ink-soft">{m.viewing.choose()}</p>
        ) : (
          <ul className="space-y-1">
            {chosen.map((time) => (
              <li key={time} className="flex items-center justify-between gap-2 rounded bg-sunken pl-3">
                {`${viewingDay(time)}, ${viewingTime(time)}`}
                <IconButton
                  icon="close"
                  label={m.viewing.remove({ time: `${viewingDay(time)}, ${viewingTime(time)}` })}
                  onClick={() => onChoose(chosen.filter((one) => one !== time))}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
