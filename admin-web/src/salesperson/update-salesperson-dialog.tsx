import { type SalespersonAnswer, salespersonAnswerSchema } from '@tahanan/contracts/salesperson/salesperson-answer.ts'
import { salespersonEndpoints } from '@tahanan/contracts/salesperson/salesperson.endpoints.ts'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { changedPart } from '../form/changed-part.ts'
import { useDraft } from '../form/use-draft.ts'
import { personProblems } from '../person/person-problems.ts'
import { shownPersonField } from '../person/shown-person-field.ts'
import { StaleDialog } from '../stale/stale-dialog.tsx'
import { useVersionedSave } from '../stale/use-versioned-save.ts'
import { salespersonBodyOf } from './salesperson-body-of.ts'
import { SALESPERSON_LABELS, type SalespersonDraft, salespersonDraft } from './salesperson-draft.ts'
import { SALESPERSON_FIELDS } from './salesperson-fields.ts'
import { SalespersonForm } from './salesperson-form.tsx'

interface UpdateSalespersonDialogProps {
  readonly salesperson: SalespersonAnswer
  readonly onClose: () => void
  readonly onSaved: () => void
}

export function UpdateSalespersonDialog({ salesperson, onClose, onSaved }: UpdateSalespersonDialogProps) {
  const draft = useDraft(() => salespersonDraft(salesperson, null))
  const [photo, setPhoto] = useState<File>()
  const params = { id: salesperson.id }
  const edit = useVersionedSave<SalespersonDraft>({
    draft,
    version: salesperson.version,
    onSaved,
    parseLatest(latest) {
      const answer = salespersonAnswerSchema.parse(latest)
      return { values: salespersonDraft(answer, null), version: answer.version }
    },
    async send(values, base, version) {
      const body = changedPart(salespersonBodyOf(base), salespersonBodyOf(values))
      const saved = await sendEndpoint(salespersonEndpoints.update, { params, body }, { version })
      if (photo === undefined) return saved
      return sendEndpoint(salespersonEndpoints.update, { params, body: { image: [photo] } }, { version: saved.version })
    },
  })
  const save = (): void => {
    const hasPhoto = photo !== undefined || salesperson.image !== null
    const problems = personProblems(draft.values, { isSalesperson: true, isEdit: true, hasPhoto })
    if (Object.keys(problems).length > 0) edit.saving.refuse(problems)
    else void edit.save()
  }
  return (
    <>
      <FormDialog
        title="Update Salesperson"
        size="wide"
        saving={edit.saving}
        isDirty={draft.isDirty || photo !== undefined}
        fields={SALESPERSON_FIELDS}
        onClose={onClose}
        onSubmit={save}
      >
        <SalespersonForm
          draft={draft}
          saving={edit.saving}
          isEdit
          currentPhoto={salesperson.image ?? undefined}
          photo={photo}
          onPhoto={setPhoto}
        />
      </FormDialog>
      <StaleDialog edit={edit} labels={SALESPERSON_LABELS} show={shownPersonField} />
    </>
  )
}
