import type { LeadAnswer } from '@tahanan/contracts/lead/lead.ts'
import { LEAD_STATUSES } from '@tahanan/contracts/lead/lead-status.ts'
import { LEAD_LIMITS } from '@tahanan/contracts/lead/lead-limits.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Field, Input } from '@tahanan/web/ui/field.tsx'
import { SelectField, TextField } from '../form/fields.tsx'
import { useState } from 'react'
import { useTyped } from '../form/use-typed.ts'
import { SalespersonField } from '../picker/salesperson-field.tsx'
import { FormPart } from '../screen/form-part.tsx'
import { responseText, useNow } from './lead-due.tsx'
import { STATUS_LABELS } from './lead-labels.ts'
import type { LeadChange } from './use-lead-change.ts'
import { Form } from '../form/form.tsx'

interface LeadHandlingProps {
  readonly lead: LeadAnswer
  /** By who may only look, or of a deleted one. */
  readonly isFixed: boolean
  readonly onChange: (change: LeadChange) => Promise<boolean>
}

/** How far it is, whose it is, and when to come back to it: each is saved as it is chosen. */
export function LeadHandling({ lead, isFixed, onChange }: LeadHandlingProps) {
  const [isHalf, setHalf] = useState(false)
  const choose = (value: string): void => {
    const status = LEAD_STATUSES.find((known) => known === value)
    if (status !== undefined) void onChange({ status })
  }
  return (
    <FormPart title="Handling">
      <FirstResponse lead={lead} />
      <SelectField
        label="Status"
        isDisabled={isFixed}
        value={lead.status}
        options={LEAD_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))}
        onChange={choose}
      />
      <SalespersonField
        label="Assignee"
        value={lead.assignee}
        isDisabled={isFixed}
        onChange={(assignee) => void onChange({ assignee })}
      />
      <NextStepForm step={lead.next_step} isFixed={isFixed} onChange={onChange} />
      <Field label="Next follow-up" error={isHalf && 'Give day, month and year, or clear it.'}>
        {(control) => (
          <Input
            {...control}
            key={lead.next_follow_up_on}
            type="date"
            disabled={isFixed}
            defaultValue={lead.next_follow_up_on ?? ''}
            onBlur={({ target: { value, validity } }) => {
              // A day that is typed by half reads as none.
              setHalf(validity.badInput)
              const day = value === '' ? null : value
              if (!validity.badInput && day !== lead.next_follow_up_on) void onChange({ next_follow_up_on: day })
            }}
          />
        )}
      </Field>
      {!isFixed && <ListingLinkForm url={lead.listing_url ?? ''} onSave={(url) => onChange({ listing_url: url })} />}
    </FormPart>
  )
}

interface ListingLinkFormProps {
  readonly url: string
  readonly onSave: (url: string | null) => Promise<boolean>
}

/** Ties a lead to a listing by its address; one of ours is known again (decision 107). */
function ListingLinkForm({ url, onSave }: ListingLinkFormProps) {
  const { text, type, settle } = useTyped(url)
  const isChanged = text.trim() !== url
  return (
    <Form
      className="space-y-2"
      onSubmit={() => isChanged && void onSave(text.trim() === '' ? null : text.trim()).then(settle)}
    >
      <TextField label="Listing address" type="url" value={text} onChange={type} />
      {isChanged && (
        <Button type="submit" kind="secondary" size="small">
          Save the address
        </Button>
      )}
    </Form>
  )
}

/** How long the first answer took, or how long it has been waited for. */
function FirstResponse({ lead }: { readonly lead: LeadAnswer }) {
  const nowMs = useNow()
  const isWaiting = lead.first_response_at === null
  if (isWaiting && lead.is_spam) return null
  return (
    <p className={isWaiting ? 'rounded bg-warning-soft px-3 py-2 text-sm text-warning' : 'text-sm text-ink-soft'}>
      {responseText(lead, nowMs)}
    </p>
  )
}

interface NextStepFormProps extends Pick<LeadHandlingProps, 'isFixed' | 'onChange'> {
  readonly step: string
}

/** What to do next; done, it goes into the timeline, and its day is free again. */
function NextStepForm({ step, isFixed, onChange }: NextStepFormProps) {
  const { text, type, settle } = useTyped(step)
  const isChanged = text.trim() !== step
  // Refused instead of cut: what is pasted would lose its end in silence.
  const isTooLong = text.trim().length > LEAD_LIMITS.nextStep
  return (
    <Form
      className="space-y-2"
      onSubmit={() => isChanged && !isTooLong && void onChange({ next_step: text.trim() }).then(settle)}
    >
      <TextField
        label="Next step"
        isDisabled={isFixed}
        messages={isTooLong ? [`Use at most ${LEAD_LIMITS.nextStep} characters.`] : undefined}
        value={text}
        onChange={type}
      />
      {!isFixed && isChanged && (
        <Button type="submit" kind="secondary" size="small" disabled={isTooLong}>
          Save the step
        </Button>
      )}
      {!isFixed && !isChanged && step !== '' && (
        <Button
          kind="secondary"
          size="small"
          icon="check"
          onClick={() => void onChange({ next_step: '', next_follow_up_on: null })}
        >
          Done
        </Button>
      )}
    </Form>
  )
}
