import { ENQUIRY_SOURCES, type EnquirySource } from '@tahanan/contracts/lead/lead-fields.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { ButtonLink } from '@tahanan/web/ui/links.tsx'
import { CheckField, formField, SelectField, TextAreaField, TextField } from '../form/fields.tsx'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useIdempotencyKey } from '@tahanan/web/ui/idempotency-key.ts'
import { sendEndpoint, useForget } from '../api/endpoint-calls.ts'
import { SavingNotes } from '../form/saving-notes.tsx'
import { useDraft } from '../form/use-draft.ts'
import { useLeaveGuard } from '../form/use-leave-guard.ts'
import { useSaving } from '../form/use-saving.ts'
import { SalespersonField } from '../picker/salesperson-field.tsx'
import { FormPart } from '../screen/form-part.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { lastListAddress } from '../table/use-table-address.ts'
import { SOURCE_LABELS } from './lead-labels.ts'
import { Form } from '../form/form.tsx'

interface LeadDraft {
  readonly source: EnquirySource
  readonly fullname: string
  readonly email: string
  readonly phone: string
  readonly message: string
  readonly listing_url: string
  readonly assignee: number | null
  readonly consent: boolean
}

const BLANK: LeadDraft = {
  source: 'contact',
  fullname: '',
  email: '',
  phone: '',
  message: '',
  listing_url: '',
  assignee: null,
  consent: false,
}
const FIELDS = ['fullname', 'email', 'phone', 'message', 'listing_url']
/** One of them is enough: that both are missing is said of the first. */
const CONTACTS: readonly string[] = ['phone', 'email']
const LINES = [
  { field: 'fullname', label: 'Full name', type: 'text', isRequired: true },
  { field: 'phone', label: 'Phone', type: 'tel' },
  { field: 'email', label: 'E-mail', type: 'email' },
  { field: 'listing_url', label: 'Listing address', type: 'url' },
] as const

/** "Add a Lead" (§2, decision 109): somebody called, wrote elsewhere, or came by. */
export function AddLeadScreen() {
  const navigate = useNavigate()
  const forget = useForget()
  const draft = useDraft(() => BLANK)
  const saving = useSaving()
  const idempotencyKey = useIdempotencyKey(draft.values)
  const [createdId, setCreatedId] = useState<number>()
  useLeaveGuard(draft.isDirty && createdId === undefined)
  useEffect(() => {
    if (createdId !== undefined) void navigate(`/dashboard/leads/view/${createdId}`)
  }, [createdId, navigate])

  const create = () =>
    saving.run(async () => {
      const { id } = await sendEndpoint(leadEndpoints.create, { body: draft.values }, { idempotencyKey })
      forget(leadEndpoints.list)
      setCreatedId(id)
    })

  return (
    <Form onSubmit={() => void create()}>
      <ScreenHead title="Add a Lead">
        <ButtonLink
          kind="secondary"
          icon="chevron-left"
          to={lastListAddress('/dashboard/leads/', '/dashboard/leads/all')}
        >
          Back
        </ButtonLink>
        <Button type="submit" isBusy={saving.isRunning}>
          Add
        </Button>
      </ScreenHead>
      <div className="max-w-text space-y-5">
        <SavingNotes saving={saving} shownFields={FIELDS} />
        <FormPart title="Who and what">
          <SelectField
            label="Source"
            value={draft.values.source}
            options={ENQUIRY_SOURCES.map((value) => ({ value, label: SOURCE_LABELS[value] }))}
            onChange={(value) => draft.set('source', ENQUIRY_SOURCES.find((known) => known === value) ?? 'contact')}
          />
          {LINES.map(({ field, ...line }) => {
            const saidOf = CONTACTS.includes(field) ? CONTACTS : undefined
            return <TextField key={field} {...line} {...formField(draft, saving, field, saidOf)} />
          })}
          <TextAreaField label="Message" {...formField(draft, saving, 'message')} />
          <SalespersonField
            label="Assignee"
            value={draft.values.assignee}
            onChange={(assignee) => draft.set('assignee', assignee)}
          />
          <CheckField
            label="The person agreed that we keep this"
            isChecked={draft.values.consent}
            onChange={(consent) => draft.set('consent', consent)}
          />
        </FormPart>
      </div>
    </Form>
  )
}
