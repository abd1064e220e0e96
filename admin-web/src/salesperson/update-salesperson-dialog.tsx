import { type SalespersonAnswer, salespersonAnswerSchema } from '@tahanan/contracts/salesperson/salesperson-answer.ts'
import { salespersonEndpoints } from '@tahanan/contracts/salesperson/salesperson.endpoints.ts'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { changedPart } from '../form/changed-part.ts'
import { useDraft } from '../form/use-draft.ts'
import { personProblems } from '../person/person-problems.ts'
import { shownPersonField } from '../person/shown-person-field.ts'
import { EditDialog } from '../stale/edit-dialog.tsx'
import { useVersionedSave } from '../stale/use-versioned-save.ts'
import { salespersonBodyOf } from './salesperson-body-of.ts'
import { SALESPERSON_FIELDS, SALESPERSON_LABELS, salespersonDraft } from './salesperson-draft.ts'
import { SalespersonForm } from './salesperson-form.tsx'

interface UpdateSalespersonDialogProps {
  readonly salesperson: SalespersonAnswer
  readonly onClose: () => void
  readonly onSaved: () => void
}

export function UpdateSalespersonDialog({ salesperson, onClose, onSaved }: UpdateSalespersonDialogProps) {
  const draft = useDraft(() => salespersonDraft(salesperson))
  const [photo, setPhoto] = useState<File>()
  const params = { id: salesperson.id }
  const hasPhoto = photo !== undefined || salesperson.image !== null
  const edit = useVersionedSave({
    draft,
    version: salesperson.version,
    answer: salespersonAnswerSchema,
    draftOf: salespersonDraft,
    check: (values) => personProblems(values, { isSalesperson: true, isEdit: true, hasPhoto }),
    async send(values, base, version) {
      const body = changedPart(salespersonBodyOf(base), salespersonBodyOf(values))
      const saved = await sendEndpoint(salespersonEndpoints.update, { params, body }, { version })
      if (photo === undefined) return saved
      return sendEndpoint(salespersonEndpoints.update, { params, body: { image: [photo] } }, { version: saved.version })
    },
    onSaved,
  })
  return (
    <EditDialog
      title="Update Salesperson"
      edit={edit}
      isDirty={draft.isDirty || photo !== undefined}
      fields={SALESPERSON_FIELDS}
      labels={SALESPERSON_LABELS}
      show={shownPersonField}
      onClose={onClose}
    >
      <SalespersonForm
        draft={draft}
        saving={edit.saving}
        isEdit
        currentPhoto={salesperson.image ?? undefined}
        photo={photo}
        onPhoto={setPhoto}
      />
    </EditDialog>
  )
}
