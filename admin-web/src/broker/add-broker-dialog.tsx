import { brokerEndpoints } from '@tahanan/contracts/broker/broker.endpoints.ts'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { useDraft } from '../form/use-draft.ts'
import { useIdempotencyKey } from '../form/use-idempotency-key.ts'
import { useSaving } from '../form/use-saving.ts'
import { HalfDoneNote } from '../person/half-done-note.tsx'
import { personProblems } from '../person/person-problems.ts'
import { useTwoSteps } from '../person/use-two-steps.ts'
import { brokerBodyOf } from './broker-body-of.ts'
import { BROKER_FIELDS, brokerDraft } from './broker-draft.ts'
import { BrokerForm } from './broker-form.tsx'

interface AddBrokerDialogProps {
  readonly onClose: () => void
  /** The record is there, perhaps without its photo. */
  readonly onCreated: () => void
  readonly onSaved: () => void
}

export function AddBrokerDialog({ onClose, onCreated, onSaved }: AddBrokerDialogProps) {
  const draft = useDraft(() => brokerDraft())
  const [photo, setPhoto] = useState<File>()
  const saving = useSaving()
  const idempotencyKey = useIdempotencyKey(draft.values)
  const steps = useTwoSteps({
    saving,
    async create() {
      const made = await sendEndpoint(brokerEndpoints.create, { body: brokerBodyOf(draft.values) }, { idempotencyKey })
      onCreated()
      return made
    },
    async upload({ id }) {
      if (photo !== undefined) await sendEndpoint(brokerEndpoints.update, { params: { id }, body: { image: [photo] } })
    },
    onSaved,
  })
  const save = (): void => {
    const hasPhoto = photo !== undefined
    const problems = personProblems(draft.values, { isSalesperson: false, isEdit: false, hasPhoto })
    if (!saving.refuse(problems)) void steps.save()
  }
  return (
    <FormDialog
      title="Add Broker"
      size="wide"
      submitLabel={steps.isHalfDone ? 'Send the photo' : 'Add'}
      saving={saving}
      isDirty={!steps.isHalfDone && (draft.isDirty || photo !== undefined)}
      fields={BROKER_FIELDS}
      onClose={onClose}
      onSubmit={save}
    >
      {steps.isHalfDone && !saving.isRunning && <HalfDoneNote noun="broker" />}
      <BrokerForm draft={draft} saving={saving} photo={photo} onPhoto={setPhoto} />
    </FormDialog>
  )
}
