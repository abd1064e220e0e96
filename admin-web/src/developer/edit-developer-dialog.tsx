import { type DeveloperAnswer, developerAnswerSchema } from '@tahanan/contracts/developer/developer-answer.ts'
import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { changedPart } from '../form/changed-part.ts'
import { shownText } from '../form/shown-text.ts'
import { useDraft } from '../form/use-draft.ts'
import { StaleDialog } from '../stale/stale-dialog.tsx'
import { useVersionedSave } from '../stale/use-versioned-save.ts'
import { DEVELOPER_FIELDS } from './developer-fields.ts'
import { DEVELOPER_LABELS, type DeveloperDraft, developerDraft } from './developer-draft.ts'
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
  const edit = useVersionedSave<DeveloperDraft>({
    draft,
    version: developer.version,
    onSaved,
    parseLatest(latest) {
      const answer = developerAnswerSchema.parse(latest)
      return { values: developerDraft(answer), version: answer.version }
    },
    send(values, base, version) {
      // "Pictures are sent only when a new file is chosen" (§7).
      const body = { ...changedPart(base, values), ...(logo !== undefined && { pictures: [logo] }) }
      return sendEndpoint(developerEndpoints.update, { params: { id: developer.id }, body }, { version })
    },
  })

  const save = (): void => {
    const hasLogo = logo !== undefined || current !== undefined
    const problems = developerProblems(draft.values, { isEdit: true, hasLogo })
    if (Object.keys(problems).length > 0) edit.saving.refuse(problems)
    else void edit.save()
  }

  return (
    <>
      <FormDialog
        title="Edit developer"
        size="wide"
        saving={edit.saving}
        isDirty={draft.isDirty || logo !== undefined}
        fields={DEVELOPER_FIELDS}
        onClose={onClose}
        onSubmit={save}
      >
        <DeveloperForm draft={draft} saving={edit.saving} isEdit currentLogo={current} logo={logo} onLogo={setLogo} />
      </FormDialog>
      <StaleDialog edit={edit} labels={DEVELOPER_LABELS} show={(field, values) => shownText(values[field])} />
    </>
  )
}
