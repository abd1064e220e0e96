import type { LeadAnswer } from '@tahanan/contracts/lead/lead-answer.ts'
import { LEAD_STATUSES } from '@tahanan/contracts/lead/lead-status.ts'
import { Field } from '@tahanan/web/ui/field.tsx'
import { Input } from '@tahanan/web/ui/input.tsx'
import { Select } from '@tahanan/web/ui/select.tsx'
import { FormPart } from '../screen/form-part.tsx'
import { SalespersonField } from '../picker/salesperson-field.tsx'
import { FirstResponse } from './first-response.tsx'
import { STATUS_LABELS } from './lead-labels.ts'
import { ListingLinkForm } from './listing-link-form.tsx'
import type { LeadChange } from './use-lead-change.ts'

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
