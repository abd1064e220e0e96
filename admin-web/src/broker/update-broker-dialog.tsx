import { type BrokerAnswer, brokerAnswerSchema } from '@tahanan/contracts/broker/broker-answer.ts'
import { brokerEndpoints } from '@tahanan/contracts/broker/broker.endpoints.ts'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { changedPart } from '../form/changed-part.ts'
import { useDraft } from '../form/use-draft.ts'
import { personProblems } from '../person/person-problems.ts'
import { shownPersonField } from '../person/shown-person-field.ts'
import { StaleDialog } from '../stale/stale-dialog.tsx'
import { useVersionedSave } from '../stale/use-versioned-save.ts'
import { brokerBodyOf } from './broker-body-of.ts'
import { BROKER_LABELS, type BrokerDraft, brokerDraft } from './broker-draft.ts'
import { BROKER_FIELDS } from './broker-fields.ts'
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
  const edit = useVersionedSave<BrokerDraft>({
    draft,
    version: broker.version,
    onSaved,
    parseLatest(latest) {
      const answer = brokerAnswerSchema.parse(latest)
      return { values: brokerDraft(answer), version: answer.version }
    },
    async send(values, base, version) {
      const body = changedPart(brokerBodyOf(base), brokerBodyOf(values))
      const saved = await sendEndpoint(brokerEndpoints.update, { params, body }, { version })
      if (photo === undefined) return saved
      return sendEndpoint(brokerEndpoints.update, { params, body: { image: [photo] } }, { version: saved.version })
    },
  })
  const save = (): void => {
    const problems = personProblems(draft.values, { isSalesperson: false, isEdit: true, hasPhoto: true })
    if (Object.keys(problems).length > 0) edit.saving.refuse(problems)
    else void edit.save()
  }
  return (
    <>
      <FormDialog
        title="Update Broker"
        size="wide"
        saving={edit.saving}
        isDirty={draft.isDirty || photo !== undefined}
        fields={BROKER_FIELDS}
        onClose={onClose}
        onSubmit={save}
      >
        <BrokerForm
          draft={draft}
          saving={edit.saving}
          currentPhoto={broker.image ?? undefined}
          photo={photo}
          onPhoto={setPhoto}
        />
      </FormDialog>
      <StaleDialog edit={edit} labels={BROKER_LABELS} show={shownPersonField} />
    </>
  )
}
