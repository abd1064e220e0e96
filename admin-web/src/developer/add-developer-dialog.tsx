import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { useDraft } from '../form/use-draft.ts'
import { useIdempotencyKey } from '../form/use-idempotency-key.ts'
import { useSaving } from '../form/use-saving.ts'
import { DEVELOPER_FIELDS } from './developer-fields.ts'
import { developerDraft } from './developer-draft.ts'
import { DeveloperForm } from './developer-form.tsx'
import { developerProblems } from './developer-problems.ts'

interface AddDeveloperDialogProps {
  readonly onClose: () => void
  readonly onSaved: () => void
}

export function AddDeveloperDialog({ onClose, onSaved }: AddDeveloperDialogProps) {
  const draft = useDraft(() => developerDraft())
  const [logo, setLogo] = useState<File>()
  const saving = useSaving()
  const idempotencyKey = useIdempotencyKey(draft.values, logo)

  const save = async (): Promise<void> => {
    const problems = developerProblems(draft.values, { isEdit: false, hasLogo: logo !== undefined })
    if (Object.keys(problems).length > 0) return saving.refuse(problems)
    const body = { ...draft.values, ...(logo !== undefined && { pictures: [logo] }) }
    const isSaved = await saving.run(async () => {
      await sendEndpoint(developerEndpoints.create, { body }, { idempotencyKey })
    })
    if (isSaved) onSaved()
  }

  return (
    <FormDialog
      title="Add developer"
      size="wide"
      submitLabel="Add"
      saving={saving}
      isDirty={draft.isDirty || logo !== undefined}
      fields={DEVELOPER_FIELDS}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <DeveloperForm draft={draft} saving={saving} isEdit={false} logo={logo} onLogo={setLogo} />
    </FormDialog>
  )
}
