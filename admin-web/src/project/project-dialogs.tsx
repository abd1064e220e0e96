import { formatPesos } from '@tahanan/contracts/money/pesos.ts'
import { type ProjectAnswer, projectAnswerSchema } from '@tahanan/contracts/project/project.ts'
import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { PROPERTY_SUBTYPES } from '@tahanan/contracts/property/property-type.ts'
import { RichText } from '@tahanan/web/ui/rich-text.tsx'
import { TextLink } from '@tahanan/web/ui/links.tsx'
import { useState } from 'react'
import { useIdempotencyKey } from '@tahanan/web/ui/idempotency-key.ts'
import { sendEndpoint, useEndpoint } from '../api/endpoint-calls.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { RecordDialog } from '../dialog/record-dialog.tsx'
import { changedPart } from '../form/three-way.ts'
import { labelsText } from '../form/shown-text.ts'
import { useDraft } from '../form/use-draft.ts'
import { useSaving } from '../form/use-saving.ts'
import { ImageSection } from '../picture/image-section.tsx'
import { PictureGallery } from '../picture/picture-gallery.tsx'
import { Facts } from '../screen/facts.tsx'
import { SiteLink } from '../screen/site-link.tsx'
import { Tabs } from '../screen/tabs.tsx'
import { EditDialog } from '../stale/edit-dialog.tsx'
import { useVersionedSave } from '../stale/use-versioned-save.ts'
import type { DialogEnds } from '../table/records-screen.tsx'
import { dayText } from '../time/time-texts.ts'
import { newProjectDraft, projectBodyOf, projectDraftOf, projectProblems } from './project-draft.ts'
import { ProjectForm } from './project-form.tsx'
import { PROJECT_FIELDS, PROJECT_LABELS, shownProjectField } from './project-labels.ts'

const TABS = [
  { name: 'edit', label: 'Edit project' },
  { name: 'images', label: 'Project images' },
] as const

export function AddProjectDialog({ onClose, onSaved }: DialogEnds) {
  const draft = useDraft(newProjectDraft, { name: 'new project' })
  const saving = useSaving()
  const idempotencyKey = useIdempotencyKey(draft.values)

  const save = async (): Promise<void> => {
    if (saving.refuse(projectProblems(draft.values, { isEdit: false }))) return
    const body = projectBodyOf(draft.values)
    if (!(await saving.run(() => sendEndpoint(projectEndpoints.create, { body }, { idempotencyKey })))) return
    draft.forget()
    onSaved()
  }

  return (
    <FormDialog
      title="Add project"
      size="wide"
      submitLabel="Add"
      saving={saving}
      draft={draft}
      fields={PROJECT_FIELDS}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <ProjectForm draft={draft} saving={saving} isEdit={false} />
    </FormDialog>
  )
}

interface ViewProjectDialogProps {
  readonly id: number
  readonly name: string
  readonly onClose: () => void
}

/** One project with its listings, to be read. */
export function ViewProjectDialog({ id, name, onClose }: ViewProjectDialogProps) {
  const state = useEndpoint(projectEndpoints.get, { params: { id } })
  return (
    <RecordDialog title={name} state={state} onClose={onClose}>
      {(project) => (
        <div className="space-y-6">
          <PictureGallery pictures={project.pictures} name={project.name} />
          <SiteLink path={`/project/${project.slug}/`} />
          <Facts
            facts={[
              ['Developer', project.developer.name],
              ['DHSUD LTS No.', project.dhsud_lts],
              ['Location', project.location],
              ['Area', project.area?.label],
              ['Property type', project.property_type_name],
              ['Property subtype', labelsText(PROPERTY_SUBTYPES, [project.property_subtype])],
              ['Unit types', project.property_unity_type.map((unit) => unit.name).join(', ')],
              ['Financing options', labelsText(FINANCING_OPTIONS, project.financing_option)],
              ['Reservation fee', project.reservation_fee === null ? '' : formatPesos(project.reservation_fee * 100)],
              ['Advertisement approval no.', project.ad_approval_no],
              ['Completion date', project.completion_date === null ? '' : dayText(project.completion_date)],
            ]}
          />
          <RichText html={project.details} />
          <section>
            <h3 className="mb-2 font-semibold">Listings ({project.listing_count})</h3>
            <ul className="space-y-1">
              {project.listing.map((listing) => (
                <li key={listing.id}>
                  <TextLink to={`/dashboard/viewlisting/${listing.id}`}>{listing.name}</TextLink>
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </RecordDialog>
  )
}

/** "Edit has two tabs, 'Edit project' and 'Project images'" (§2). */
export function EditProjectDialog({ project, onClose, onSaved }: DialogEnds & { readonly project: ProjectAnswer }) {
  const [tab, setTab] = useState<(typeof TABS)[number]['name']>('edit')
  const now = useEndpoint(projectEndpoints.get, { params: { id: project.id } })
  const draft = useDraft(() => projectDraftOf(project), { version: project.version, name: `project ${project.id}` })
  const edit = useVersionedSave({
    draft,
    record: { noun: 'project', id: project.id },
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
      get={projectEndpoints.get}
      title={project.name}
      edit={edit}
      draft={draft}
      fields={PROJECT_FIELDS}
      labels={PROJECT_LABELS}
      show={shownProjectField}
      hasSubmit={tab === 'edit'}
      onClose={onClose}
    >
      <Tabs label="Project" tabs={TABS} chosen={tab} onChoose={setTab}>
        {(name) =>
          name === 'edit' ? (
            <div className="space-y-5">
              <ProjectForm draft={draft} saving={edit.saving} isEdit />
            </div>
          ) : (
            <ImageSection
              title="Pictures"
              owner="project"
              ownerId={project.id}
              ownerName={project.name}
              path="/dashboard/projects"
              shownIn={[projectEndpoints.get, projectEndpoints.list]}
              pictures={now.data?.pictures ?? project.pictures}
              onChanged={() => now.mutate()}
            />
          )
        }
      </Tabs>
    </EditDialog>
  )
}
