import { LEAD_STATUSES, type LeadAnswer } from '@tahanan/contracts/lead/lead.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Field, Input, Select } from '@tahanan/web/ui/field.tsx'
import { useEffect, useState } from 'react'
import { TextField } from '../form/text-field.tsx'
import { SalespersonField } from '../picker/salesperson-field.tsx'
import { FormPart } from '../screen/form-part.tsx'
import { durationText } from '../time/time-texts.ts'
import { STATUS_LABELS } from './lead-labels.ts'
import type { LeadChange } from './use-lead-change.ts'

const MINUTE_MS = 60_000

interface LeadHandlingProps {
  readonly lead: LeadAnswer
  /** By who may only look, or of a deleted one. */
  readonly isFixed: boolean
  readonly onChange: (change: LeadChange) => Promise<boolean>
}

/** How far it is, whose it is, and when to come back to it: each is saved as it is chosen. */
export function LeadHandling({ lead, isFixed, onChange }: LeadHandlingProps) {
  const choose = (value: string): void => {
    const status = LEAD_STATUSES.find((known) => known === value)
    if (status !== undefined) void onChange({ status })
  }
  return (
    <FormPart title="Handling">
      <FirstResponse lead={lead} />
      <Field label="Status">
        {(control) => (
          <Select
            {...control}
            disabled={isFixed}
            value={lead.status}
            options={LEAD_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))}
            onChange={(event) => choose(event.target.value)}
          />
        )}
      </Field>
      <SalespersonField
        label="Assignee"
        salespersonId={lead.assignee}
        isDisabled={isFixed}
        onChoose={(assignee) => void onChange({ assignee })}
      />
      <Field label="Next follow-up">
        {(control) => (
          <Input
            {...control}
            key={lead.next_follow_up_on}
            type="date"
            disabled={isFixed}
            defaultValue={lead.next_follow_up_on ?? ''}
            onBlur={({ target: { value } }) => {
              const day = value === '' ? null : value
              if (day !== lead.next_follow_up_on) void onChange({ next_follow_up_on: day })
            }}
          />
        )}
      </Field>
      {!isFixed && (
        <ListingLinkForm
          key={lead.listing_url}
          url={lead.listing_url ?? ''}
          onSave={(url) => onChange({ listing_url: url })}
        />
      )}
    </FormPart>
  )
}

interface ListingLinkFormProps {
  readonly url: string
  readonly onSave: (url: string | null) => Promise<boolean>
}

/** Ties a lead to a listing by its address; one of ours is known again (decision 107). */
function ListingLinkForm({ url, onSave }: ListingLinkFormProps) {
  const [text, setText] = useState(url)
  const isChanged = text.trim() !== url
  return (
    <form
      noValidate
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged) void onSave(text.trim() === '' ? null : text.trim())
      }}
    >
      <TextField label="Listing address" type="url" value={text} onChange={setText} />
      {isChanged && (
        <Button type="submit" kind="secondary" size="small">
          Save the address
        </Button>
      )}
    </form>
  )
}

/** How long the first answer took, or how long it has been waited for. */
function FirstResponse({ lead }: { readonly lead: LeadAnswer }) {
  const now = useNow()
  const { created_at: createdAt, first_response_at: respondedAt, is_spam: isSpam } = lead
  const waitedMs = (respondedAt === null ? now : Date.parse(respondedAt)) - Date.parse(createdAt)
  if (respondedAt === null && isSpam) return null
  return (
    <p
      className={
        respondedAt === null ? 'rounded bg-warning-soft px-3 py-2 text-sm text-warning' : 'text-sm text-ink-soft'
      }
    >
      {respondedAt === null
        ? `Waiting for a first response for ${durationText(waitedMs)}`
        : `First response after ${durationText(waitedMs)}`}
    </p>
  )
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
