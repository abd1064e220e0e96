import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { useDraft } from '../form/use-draft.ts'
import { useIdempotencyKey } from '../form/use-idempotency-key.ts'
import { useSaving } from '../form/use-saving.ts'
import { newProjectDraft } from './new-project-draft.ts'
import { projectBodyOf } from './project-body-of.ts'
import { PROJECT_FIELDS } from './project-fields.ts'
import { ProjectForm } from './project-form.tsx'
import { projectProblems } from './project-problems.ts'

interface AddProjectDialogProps {
  readonly onClose: () => void
  readonly onSaved: () => void
}

export function AddProjectDialog({ onClose, onSaved }: AddProjectDialogProps) {
  const draft = useDraft(newProjectDraft)
  const saving = useSaving()
  const idempotencyKey = useIdempotencyKey(draft.values)

  const save = async (): Promise<void> => {
    if (saving.refuse(projectProblems(draft.values, { isEdit: false }))) return
    const body = projectBodyOf(draft.values)
    if (await saving.run(() => sendEndpoint(projectEndpoints.create, { body }, { idempotencyKey }))) onSaved()
  }

  return (
    <FormDialog
      title="Add project"
      size="wide"
      submitLabel="Add"
      saving={saving}
      isDirty={draft.isDirty}
      fields={PROJECT_FIELDS}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <ProjectForm draft={draft} saving={saving} isEdit={false} />
    </FormDialog>
  )
}
