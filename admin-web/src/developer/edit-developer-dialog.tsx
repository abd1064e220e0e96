import { type DeveloperAnswer, developerAnswerSchema } from '@tahanan/contracts/developer/developer-answer.ts'
import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { changedPart } from '../form/changed-part.ts'
import { shownText } from '../form/shown-text.ts'
import { useDraft } from '../form/use-draft.ts'
import { EditDialog } from '../stale/edit-dialog.tsx'
import { useVersionedSave } from '../stale/use-versioned-save.ts'
import { DEVELOPER_FIELDS, DEVELOPER_LABELS, developerDraft } from './developer-draft.ts'
import { DeveloperForm } from './developer-form.tsx'
import { developerProblems } from './developer-problems.ts'

interface EditDeveloperDialogProps {
  readonly developer: DeveloperAnswer
  readonly onClose: () => void
  readonly onSaved: () => void
}

export function EditDeveloperDialog({ developer, onClose, onSaved }: EditDeveloperDialogProps) {
  const draft = useDraft(() => developerDraft(developer))
  const [logo, setLogo] = useState<File>()
  const current = developer.pictures[0]?.url
  const hasLogo = logo !== undefined || current !== undefined
  const edit = useVersionedSave({
    draft,
    version: developer.version,
    answer: developerAnswerSchema,
    draftOf: developerDraft,
    check: (values) => developerProblems(values, { isEdit: true, hasLogo }),
    send(values, base, version) {
      // "Pictures are sent only when a new file is chosen" (§7).
      const body = { ...changedPart(base, values), ...(logo !== undefined && { pictures: [logo] }) }
      return sendEndpoint(developerEndpoints.update, { params: { id: developer.id }, body }, { version })
    },
    onSaved,
  })
  return (
    <EditDialog
      title="Edit developer"
      edit={edit}
      isDirty={draft.isDirty || logo !== undefined}
      fields={DEVELOPER_FIELDS}
      labels={DEVELOPER_LABELS}
      show={(field, values) => shownText(values[field])}
      onClose={onClose}
    >
      <DeveloperForm draft={draft} saving={edit.saving} isEdit currentLogo={current} logo={logo} onLogo={setLogo} />
    </EditDialog>
  )
}
