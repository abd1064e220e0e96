import { projectAnswerSchema } from '@tahanan/contracts/project/project-answer.ts'
import type { ProjectAnswer } from '@tahanan/contracts/project/project-answer.ts'
import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { changedPart } from '../form/changed-part.ts'
import { useDraft } from '../form/use-draft.ts'
import { ImageSection } from '../picture/image-section.tsx'
import { Tabs } from '../screen/tabs.tsx'
import { StaleDialog } from '../stale/stale-dialog.tsx'
import { useVersionedSave } from '../stale/use-versioned-save.ts'
import { projectBodyOf } from './project-body-of.ts'
import { projectDraftOf } from './project-draft-of.ts'
import type { ProjectDraft } from './project-draft.ts'
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
  const edit = useVersionedSave<ProjectDraft>({
    draft,
    version: project.version,
    onSaved,
    parseLatest(latest) {
      const answer = projectAnswerSchema.parse(latest)
      return { values: projectDraftOf(answer), version: answer.version }
    },
    send(values, base, version) {
      const body = changedPart(projectBodyOf(base), projectBodyOf(values))
      return sendEndpoint(projectEndpoints.update, { params: { id: project.id }, body }, { version })
    },
  })

  const save = (): void => {
    const problems = projectProblems(draft.values, { isEdit: true })
    if (Object.keys(problems).length > 0) edit.saving.refuse(problems)
    else void edit.save()
  }

  return (
    <>
      <FormDialog
        title={project.name}
        size="wide"
        saving={edit.saving}
        isDirty={draft.isDirty}
        fields={PROJECT_FIELDS}
        hasSubmit={tab === 'edit'}
        onClose={onClose}
        onSubmit={save}
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
      </FormDialog>
      <StaleDialog edit={edit} labels={PROJECT_LABELS} show={shownProjectField} />
    </>
  )
}
