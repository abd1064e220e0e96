import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { useDraft } from '../form/use-draft.ts'
import { useIdempotencyKey } from '../form/use-idempotency-key.ts'
import { useSaving } from '../form/use-saving.ts'
import { DEVELOPER_FIELDS, developerDraft } from './developer-draft.ts'
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
    if (saving.refuse(developerProblems(draft.values, { isEdit: false, hasLogo: logo !== undefined }))) return
    const body = { ...draft.values, ...(logo !== undefined && { pictures: [logo] }) }
    if (await saving.run(() => sendEndpoint(developerEndpoints.create, { body }, { idempotencyKey }))) onSaved()
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
