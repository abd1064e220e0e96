import { type ProjectAnswer, projectAnswerSchema } from '@tahanan/contracts/project/project-answer.ts'
import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { PROPERTY_SUBTYPES } from '@tahanan/contracts/property/property-subtype.ts'
import { PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { changedPart } from '../form/changed-part.ts'
import { digitsText } from '../form/digits-text.ts'
import { groupDigits } from '../form/group-digits.ts'
import { labelsText } from '../form/labels-text.ts'
import { shownText } from '../form/shown-text.ts'
import { useDraft } from '../form/use-draft.ts'
import { ImageSection } from '../picture/image-section.tsx'
import { placeDraftOf } from '../place/place-draft.ts'
import { Tabs } from '../screen/tabs.tsx'
import { EditDialog } from '../stale/edit-dialog.tsx'
import { useVersionedSave } from '../stale/use-versioned-save.ts'
import { projectBodyOf } from './project-body-of.ts'
import type { ProjectDraft } from './project-draft.ts'
import { PROJECT_FIELDS } from './project-fields.ts'
import { ProjectForm } from './project-form.tsx'
import { PROJECT_LABELS } from './project-labels.ts'
import { projectProblems } from './project-problems.ts'

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

/** The form of a project that is there already. */
function projectDraftOf(project: ProjectAnswer): ProjectDraft {
  return {
    name: project.name,
    developer: project.developer,
    dhsud_lts: project.dhsud_lts,
    property_type: project.property_type,
    property_subtype: project.property_subtype,
    property_unit_type: ascending(project.property_unity_type.map(({ id }) => id)),
    amenities: ascending(project.amenities),
    location: project.location,
    ...placeDraftOf(project),
    details: project.details,
    financing_option: ascending(project.financing_option),
    reservation_fee: digitsText(project.reservation_fee),
    ad_approval_no: project.ad_approval_no ?? '',
    completion_date: project.completion_date ?? '',
  }
}

function ascending(codes: readonly number[]): readonly number[] {
  return codes.toSorted((a, b) => a - b)
}

/** A field of a project in words, for comparing two of them. */
function shownProjectField(field: keyof ProjectDraft & string, values: ProjectDraft): string {
  switch (field) {
    case 'developer':
      return values.developer?.name ?? ''
    case 'area_code':
      return values.area_code?.label ?? 'By the location'
    case 'property_type':
      return labelsText(PROPERTY_TYPES, [values.property_type])
    case 'property_subtype':
      return labelsText(PROPERTY_SUBTYPES, [values.property_subtype])
    case 'property_unit_type':
      return labelsText(UNIT_TYPES, values.property_unit_type)
    case 'financing_option':
      return labelsText(FINANCING_OPTIONS, values.financing_option)
    case 'amenities':
      return `${values.amenities.length} chosen`
    case 'reservation_fee':
      return groupDigits(values.reservation_fee)
    default:
      return shownText(values[field])
  }
}
