import { type BrokerAnswer, brokerAnswerSchema } from '@tahanan/contracts/broker/broker-answer.ts'
import { brokerEndpoints } from '@tahanan/contracts/broker/broker.endpoints.ts'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { changedPart } from '../form/changed-part.ts'
import { useDraft } from '../form/use-draft.ts'
import { personProblems } from '../person/person-problems.ts'
import { shownPersonField } from '../person/shown-person-field.ts'
import { EditDialog } from '../stale/edit-dialog.tsx'
import { useVersionedSave } from '../stale/use-versioned-save.ts'
import { brokerBodyOf } from './broker-body-of.ts'
import { BROKER_FIELDS, BROKER_LABELS, brokerDraft } from './broker-draft.ts'
import { BrokerForm } from './broker-form.tsx'

interface UpdateBrokerDialogProps {
  readonly broker: BrokerAnswer
  readonly onClose: () => void
  readonly onSaved: () => void
}

export function UpdateBrokerDialog({ broker, onClose, onSaved }: UpdateBrokerDialogProps) {
  const draft = useDraft(() => brokerDraft(broker))
  const [photo, setPhoto] = useState<File>()
  const params = { id: broker.id }
  const edit = useVersionedSave({
    draft,
    version: broker.version,
    answer: brokerAnswerSchema,
    draftOf: brokerDraft,
    check: (values) => personProblems(values, { isSalesperson: false, isEdit: true, hasPhoto: true }),
    async send(values, base, version) {
      const body = changedPart(brokerBodyOf(base), brokerBodyOf(values))
      const saved = await sendEndpoint(brokerEndpoints.update, { params, body }, { version })
      if (photo === undefined) return saved
      return sendEndpoint(brokerEndpoints.update, { params, body: { image: [photo] } }, { version: saved.version })
    },
    onSaved,
  })
  return (
    <EditDialog
      title="Update Broker"
      edit={edit}
      isDirty={draft.isDirty || photo !== undefined}
      fields={BROKER_FIELDS}
      labels={BROKER_LABELS}
      show={shownPersonField}
      onClose={onClose}
    >
      <BrokerForm
        draft={draft}
        saving={edit.saving}
        currentPhoto={broker.image ?? undefined}
        photo={photo}
        onPhoto={setPhoto}
      />
    </EditDialog>
  )
}
