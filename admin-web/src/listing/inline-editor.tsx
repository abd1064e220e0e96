import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { type ListingEdit, listingEditSchema } from '@tahanan/contracts/listing/listing-answers.ts'
import { isUnlikelyPrice } from '@tahanan/contracts/listing/listing-rules.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { formatPesos, parsePesos } from '@tahanan/contracts/money/pesos.ts'
import { availabilityLabel, AVAILABLE, FOR_RENT, SOLD } from '@tahanan/contracts/property/property-status.ts'
import { viewEndpoints } from '@tahanan/contracts/view/view.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Select } from '@tahanan/web/ui/field.tsx'
import { useEffect, useRef, useState } from 'react'
import { sendEndpoint, useEndpoint, useForget } from '../api/endpoint-calls.ts'
import { digitsText } from '../form/digits.ts'
import { Failure, WaitingNote } from '../form/saving-notes.tsx'
import { NumberField } from '../form/number-field.tsx'
import { useLeaveGuard } from '../form/use-leave-guard.ts'
import { useSaving } from '../form/use-saving.ts'
import type { InlineCellProps } from './inline-cell.tsx'

interface InlineEditorProps extends InlineCellProps {
  readonly onClose: () => void
}

/** Price or availability of one listing, from what it is now. */
export function InlineEditor({ listing, field, onClose }: InlineEditorProps) {
  const { data, error, isValidating } = useEndpoint(
    listingEndpoints.fetchEdit,
    { params: { id: listing.id } },
    { keepPreviousData: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  )
  /** What the form began with: read again, when others change something, it would take away what is typed. */
  const [begun, setBegun] = useState<ListingEdit>()
  if (begun === undefined && data !== undefined && !isValidating) setBegun(data)
  if (begun !== undefined) return <InlineForm edit={begun} field={field} onClose={onClose} />
  return error === undefined ? listing[field] : <Failure problem={error} onRetry={onClose} />
}

const PRICE_LABELS = { price: 'Price', min_price: 'Minimum price', max_price: 'Maximum price' } as const

type Values = Readonly<Partial<Record<keyof typeof PRICE_LABELS | 'availability', string>>>

/** Of the field that is edited, as an update takes it. */
function valuesOf(
  { project_listing: project, brokerage_listing: brokerage, ...edit }: ListingEdit,
  field: string,
): Values {
  if (field === 'availability') return { availability: String(edit.availability) }
  return project === null
    ? { price: digitsText(brokerage?.price ?? null) }
    : { min_price: digitsText(project.minimum_price), max_price: digitsText(project.maximum_price) }
}

/** As people read it: `₱2,000,000 – ₱2,500,000`. */
function textOf({ type }: ListingEdit, values: Values): string {
  const { availability, ...prices } = values
  if (availability !== undefined) return availabilityLabel(type, Number(availability))
  return Object.values(prices)
    .map((price) => (price === '' ? 'none' : formatPesos(parsePesos(price) ?? 0)))
    .join(' – ')
}

interface InlineFormProps {
  readonly edit: ListingEdit
  readonly field: InlineCellProps['field']
  readonly onClose: () => void
}

function InlineForm({ edit, field, onClose }: InlineFormProps) {
  const base = valuesOf(edit, field)
  const [values, setValues] = useState(base)
  const [asked, setAsked] = useState<string>()
  const [latest, setLatest] = useState<ListingEdit>()
  const saving = useSaving()
  const forget = useForget()
  const form = useRef<HTMLFormElement>(null)
  const isDirty = JSON.stringify(values) !== JSON.stringify(base)
  useLeaveGuard(isDirty)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), [])
  const leave = (): void => {
    forget(listingEndpoints.list, listingEndpoints.get, listingEndpoints.fetchEdit, listingEndpoints.fetchView)
    forget(viewEndpoints.counts)
    onClose()
  }
  const change = (part: Values): void => {
    setValues({ ...values, ...part })
    // What was said of one price may have been said in view of the other.
    for (const name of Object.keys(values)) saving.forget(name)
  }
  const save = async (version: number): Promise<void> => {
    const { availability, ...prices } = values
    const body = availability === undefined ? prices : { availability: Number(availability) }
    const isSaved = await saving.run(async () => {
      setLatest(undefined)
      try {
        await sendEndpoint(listingEndpoints.update, { params: { id: edit.id }, body }, { version })
      } catch (error) {
        setLatest(latestOf(error))
        throw error
      }
    })
    if (isSaved) leave()
  }
  const submit = (): void => {
    if (!isDirty) return onClose()
    const unlikely = unlikelyOf(edit, values)
    if (unlikely !== undefined && unlikely !== asked) setAsked(unlikely)
    else void save(edit.version)
  }
  useEffect(() => {
    const element = form.current
    const onKeyDown = ({ key, target }: KeyboardEvent): void => {
      if (key === 'Escape') onClose()
      // A list of choices sends no form by itself.
      else if (key === 'Enter' && target instanceof HTMLSelectElement) element?.requestSubmit()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [onClose])
  const price = (name: keyof typeof PRICE_LABELS) =>
    values[name] !== undefined && (
      <NumberField
        kind="amount"
        label={PRICE_LABELS[name]}
        prefix="₱"
        value={values[name]}
        messages={saving.messages(name)}
        onChange={(digits) => change({ [name]: digits })}
      />
    )
  return (
    <form
      ref={form}
      noValidate
      className="w-48 max-w-full space-y-2 whitespace-normal py-1"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {price('price')}
      {price('min_price')}
      {price('max_price')}
      {values.availability !== undefined && (
        <Select
          aria-label="Availability"
          value={values.availability}
          options={[AVAILABLE, SOLD].map((code) => ({
            value: String(code),
            label: availabilityLabel(edit.type, code),
          }))}
          onChange={(event) => change({ availability: event.target.value })}
        />
      )}
      {asked !== undefined && asked === unlikelyOf(edit, values) && (
        <p role="alert" className="text-sm text-warning">
          {asked} is far from what such listings usually cost. Save once more if it is right.
        </p>
      )}
      {latest === undefined ? (
        <Failure problem={saving.problem} shownFields={Object.keys(values)} />
      ) : (
        <div role="alert" className="space-y-2 rounded bg-warning-soft p-2 text-sm text-warning">
          <p>
            {saving.problem?.message} Now it is: {textOf(latest, valuesOf(latest, field))}.
          </p>
          <Button kind="secondary" size="small" onClick={() => void save(latest.version)}>
            Save mine
          </Button>{' '}
          <Button kind="secondary" size="small" onClick={leave}>
            Take the latest
          </Button>
        </div>
      )}
      <WaitingNote saving={saving} />
      {latest === undefined && (
        <span className="flex gap-2">
          <Button type="submit" size="small" isBusy={saving.isRunning}>
            Save
          </Button>
          <Button kind="quiet" size="small" onClick={onClose}>
            Leave
          </Button>
        </span>
      )}
    </form>
  )
}

/** What the listing is now, where somebody else was faster. */
function latestOf(error: unknown): ListingEdit | undefined {
  return error instanceof ApiProblem ? listingEditSchema.safeParse(error.extra['latest']).data : undefined
}

/** A price that a zero too many or too few would make. */
function unlikelyOf({ type, brokerage_listing: brokerage }: ListingEdit, values: Values): string | undefined {
  const isRent = type !== PROJECT_LISTING && brokerage?.listing_status === FOR_RENT
  const { availability: _availability, ...prices } = values
  return Object.values(prices)
    .flatMap((price) => parsePesos(price) ?? [])
    .filter((centavos) => isUnlikelyPrice(centavos, isRent))
    .map(formatPesos)[0]
}
