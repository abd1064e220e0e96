import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { salespersonEndpoints } from '@tahanan/contracts/salesperson/salesperson.endpoints.ts'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { useDraft } from '../form/use-draft.ts'
import { useIdempotencyKey } from '../form/use-idempotency-key.ts'
import { useSaving } from '../form/use-saving.ts'
import { HalfDoneNote } from '../person/half-done-note.tsx'
import { personProblems } from '../person/person-problems.ts'
import { useTwoSteps } from '../person/use-two-steps.ts'
import { salespersonBodyOf } from './salesperson-body-of.ts'
import { SALESPERSON_FIELDS, salespersonDraft } from './salesperson-draft.ts'
import { SalespersonForm } from './salesperson-form.tsx'

interface AddSalespersonDialogProps {
  readonly onClose: () => void
  /** The record is there, perhaps without its photo. */
  readonly onCreated: () => void
  readonly onSaved: () => void
}

export function AddSalespersonDialog({ onClose, onCreated, onSaved }: AddSalespersonDialogProps) {
  // Tells which broker is preselected (§6).
  const choices = useEndpoint(listingEndpoints.fetchCreateData, {}, { revalidateOnFocus: false })
  const draft = useDraft(() => salespersonDraft())
  const values = { ...draft.values, broker_id: draft.values.broker_id ?? choices.data?.default_broker_id ?? null }
  const [photo, setPhoto] = useState<File>()
  const saving = useSaving()
  const idempotencyKey = useIdempotencyKey(values)
  const steps = useTwoSteps({
    saving,
    async create() {
      const made = await sendEndpoint(
        salespersonEndpoints.create,
        { body: salespersonBodyOf(values) },
        { idempotencyKey },
      )
      onCreated()
      return made
    },
    async upload({ id }) {
      if (photo !== undefined)
        await sendEndpoint(salespersonEndpoints.update, { params: { id }, body: { image: [photo] } })
    },
    onSaved,
  })
  const save = (): void => {
    const problems = personProblems(values, { isSalesperson: true, isEdit: false, hasPhoto: photo !== undefined })
    if (!saving.refuse(problems)) void steps.save()
  }
  return (
    <FormDialog
      title="Add Salesperson"
      size="wide"
      submitLabel={steps.isHalfDone ? 'Send the photo' : 'Add'}
      saving={saving}
      isDirty={!steps.isHalfDone && (draft.isDirty || photo !== undefined)}
      fields={SALESPERSON_FIELDS}
      onClose={onClose}
      onSubmit={save}
    >
      {steps.isHalfDone && !saving.isRunning && <HalfDoneNote noun="salesperson" />}
      <SalespersonForm draft={{ ...draft, values }} saving={saving} isEdit={false} photo={photo} onPhoto={setPhoto} />
    </FormDialog>
  )
}
