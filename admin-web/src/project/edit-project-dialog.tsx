import { projectAnswerSchema } from '@tahanan/contracts/project/project-answer.ts'
import type { ProjectAnswer } from '@tahanan/contracts/project/project-answer.ts'
import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { changedPart } from '../form/changed-part.ts'
import { useDraft } from '../form/use-draft.ts'
import { ImageSection } from '../picture/image-section.tsx'
import { Tabs } from '../screen/tabs.tsx'
import { EditDialog } from '../stale/edit-dialog.tsx'
import { useVersionedSave } from '../stale/use-versioned-save.ts'
import { projectBodyOf } from './project-body-of.ts'
import { projectDraftOf } from './project-draft-of.ts'
import { PROJECT_FIELDS } from './project-fields.ts'
import { ProjectForm } from './project-form.tsx'
import { PROJECT_LABELS } from './project-labels.ts'
import { projectProblems } from './project-problems.ts'
import { shownProjectField } from './shown-project-field.ts'

interface EditProjectDialogProps {
  readonly project: ProjectAnswer
  readonly onClose: () => void
  readonly onSaved: () => void
}

const TABS = [
  { name: 'edit', label: 'Edit project' },
  { name: 'images', label: 'Project images' },
] as const

/** "Edit has two tabs, 'Edit project' and 'Project images'" (§2). */
export function EditProjectDialog({ project, onClose, onSaved }: EditProjectDialogProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]['name']>('edit')
  const now = useEndpoint(projectEndpoints.get, { params: { id: project.id } })
  const draft = useDraft(() => projectDraftOf(project))
  const edit = useVersionedSave({
    draft,
    version: project.version,
    answer: projectAnswerSchema,
    draftOf: projectDraftOf,
    check: (values) => projectProblems(values, { isEdit: true }),
    send(values, base, version) {
      const body = changedPart(projectBodyOf(base), projectBodyOf(values))
      return sendEndpoint(projectEndpoints.update, { params: { id: project.id }, body }, { version })
    },
    onSaved,
  })
  return (
    <EditDialog
      title={project.name}
      edit={edit}
      isDirty={draft.isDirty}
      fields={PROJECT_FIELDS}
      labels={PROJECT_LABELS}
      show={shownProjectField}
      hasSubmit={tab === 'edit'}
      onClose={onClose}
    >
      <Tabs label="Project" tabs={TABS} chosen={tab} onChoose={setTab}>
        {tab === 'edit' ? (
          <div className="space-y-5">
            <ProjectForm draft={draft} saving={edit.saving} isEdit />
          </div>
        ) : (
          <ImageSection
            title="Pictures"
            owner="project"
            ownerId={project.id}
            pictures={now.data?.pictures ?? project.pictures}
            onChanged={() => now.mutate()}
          />
        )}
      </Tabs>
    </EditDialog>
  )
}
