import { type RealtyAnswer, realtyAnswerSchema } from '@tahanan/contracts/realty/realty-answer.ts'
import { realtyEndpoints } from '@tahanan/contracts/realty/realty.endpoints.ts'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { changedPart } from '../form/changed-part.ts'
import { shownText } from '../form/shown-text.ts'
import { useDraft } from '../form/use-draft.ts'
import { EditDialog } from '../stale/edit-dialog.tsx'
import { useVersionedSave } from '../stale/use-versioned-save.ts'
import { REALTY_FIELDS, REALTY_LABELS, realtyDraft } from './realty-draft.ts'
import { RealtyForm } from './realty-form.tsx'
import { realtyProblems } from './realty-problems.ts'

interface UpdateRealtyDialogProps {
  readonly realty: RealtyAnswer
  readonly onClose: () => void
  readonly onSaved: () => void
}

export function UpdateRealtyDialog({ realty, onClose, onSaved }: UpdateRealtyDialogProps) {
  const draft = useDraft(() => realtyDraft(realty))
  const [logo, setLogo] = useState<File>()
  const edit = useVersionedSave({
    draft,
    version: realty.version,
    answer: realtyAnswerSchema,
    draftOf: realtyDraft,
    check: realtyProblems,
    send(values, base, version) {
      const body = { ...changedPart(base, values), ...(logo !== undefined && { logo: [logo] }) }
      return sendEndpoint(realtyEndpoints.update, { params: { id: realty.id }, body }, { version })
    },
    onSaved,
  })
  return (
    <EditDialog
      title="Update Realty"
      edit={edit}
      isDirty={draft.isDirty || logo !== undefined}
      fields={REALTY_FIELDS}
      labels={REALTY_LABELS}
      show={(field, values) => shownText(values[field])}
      onClose={onClose}
    >
      <RealtyForm
        draft={draft}
        saving={edit.saving}
        currentLogo={realty.logo ?? undefined}
        logo={logo}
        onLogo={setLogo}
      />
    </EditDialog>
  )
}
