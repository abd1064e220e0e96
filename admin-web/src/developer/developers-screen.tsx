import { type DeveloperAnswer, developerAnswerSchema } from '@tahanan/contracts/developer/developer.ts'
import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import { cutDetails } from '@tahanan/contracts/project/cut-details.ts'
import { RichText } from '@tahanan/web/ui/rich-text.tsx'
import { sendEndpoint, useEndpoint } from '../api/endpoint-calls.ts'
import { RecordDialog } from '../dialog/record-dialog.tsx'
import { ExportButton } from '../download/download-button.tsx'
import { formField, TextField } from '../form/fields.tsx'
import { shownText } from '../form/shown-text.ts'
import { SinglePictureField } from '../picture/single-picture-field.tsx'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { FirmFacts } from '../screen/facts.tsx'
import { SiteLink } from '../screen/site-link.tsx'
import { RecordFormDialog, type RecordFormProps } from '../stale/record-form-dialog.tsx'
import type { Column } from '../table/data-table.tsx'
import { type FormEnds, RecordsScreen } from '../table/records-screen.tsx'
import { DEVELOPER_LABELS, developerDraft, type DeveloperDraft, developerProblems } from './developer-draft.ts'

const COLUMNS: readonly Column<DeveloperAnswer>[] = [
  { heading: 'Name', show: ({ name }) => name, className: 'font-medium' },
  { heading: 'Office Address', show: ({ office_address: address }) => address },
  { heading: 'Contact Number', show: ({ contact_number: number }) => number },
  { heading: 'Contact Person', show: ({ contact_person: person }) => person },
]

/** "A searchable table; row actions View, Edit, Delete, plus an Add button; add and edit happen in dialogs" (§2). */
export function DevelopersScreen() {
  return (
    <RecordsScreen
      title="Developers"
      noun="developers"
      record="developer"
      columns={COLUMNS}
      endpoints={developerEndpoints}
      deleteTitle="Delete developer"
      viewDialog={({ id, name }, onClose) => <ViewDeveloperDialog id={id} name={name} onClose={onClose} />}
      updateLabel="Edit"
      formDialog={(ends) => <DeveloperDialog {...ends} />}
    >
      <ExportButton table="developers" />
    </RecordsScreen>
  )
}

function DeveloperDialog(ends: FormEnds<DeveloperAnswer>) {
  return (
    <RecordFormDialog
      {...ends}
      noun="developer"
      get={developerEndpoints.get}
      title={ends.row === undefined ? 'Add developer' : 'Edit developer'}
      answer={developerAnswerSchema}
      draftOf={developerDraft}
      bodyOf={(values) => values}
      check={(values, { isEdit, hasPicture }) => developerProblems(values, { isEdit, hasLogo: hasPicture })}
      create={(body, logo, options) =>
        sendEndpoint(developerEndpoints.create, { body: { ...body, ...picturesOf(logo) } }, options)
      }
      update={(id, body, logo, options) =>
        sendEndpoint(developerEndpoints.update, { params: { id }, body: { ...body, ...picturesOf(logo) } }, options)
      }
      pictureField="pictures"
      pictureOf={({ pictures: [logo] }) => logo?.url}
      labels={DEVELOPER_LABELS}
      show={(field, values) => shownText(values[field])}
      fields={DeveloperForm}
    />
  )
}

function picturesOf(logo: File | undefined) {
  return logo === undefined ? {} : { pictures: [logo] }
}

/** The fields of a developer; adding and editing differ in what is required (§5). */
function DeveloperForm({ draft, saving, isEdit, picture }: RecordFormProps<DeveloperDraft>) {
  const line = (field: 'name' | 'office_address' | 'contact_person' | 'contact_number') => (
    <TextField
      label={DEVELOPER_LABELS[field]}
      isRequired
      autoFocus={field === 'name'}
      {...formField(draft, saving, field)}
    />
  )
  return (
    <>
      {line('name')}
      {line('office_address')}
      <div className="grid gap-5 sm:grid-cols-2">
        {line('contact_person')}
        {line('contact_number')}
      </div>
      <RichTextField label={DEVELOPER_LABELS.details} isRequired={isEdit} {...formField(draft, saving, 'details')} />
      <SinglePictureField label="Logo" isRequired={isEdit} picture={picture} saving={saving} field="pictures" />
    </>
  )
}

interface ViewDeveloperDialogProps {
  readonly id: number
  readonly name: string
  readonly onClose: () => void
}

/** One developer with its projects, to be read. */
function ViewDeveloperDialog({ id, name, onClose }: ViewDeveloperDialogProps) {
  const state = useEndpoint(developerEndpoints.get, { params: { id } })
  return (
    <RecordDialog title={name} state={state} onClose={onClose}>
      {({ pictures: [logo], ...developer }) => (
        <div className="space-y-6">
          <FirmFacts
            name={developer.name}
            logo={logo?.url}
            facts={[
              ['Office address', developer.office_address],
              ['Contact person', developer.contact_person],
              ['Contact number', developer.contact_number],
            ]}
          />
          <SiteLink path={`/developer/${developer.slug}/`} />
          <RichText html={developer.details} />
          <section>
            <h3 className="mb-2 font-semibold">Projects</h3>
            {developer.projects.length === 0 && <p className="text-ink-soft">None yet.</p>}
            <ul className="grid gap-3 sm:grid-cols-2">
              {developer.projects.map((project) => (
                <li key={project.id} className="flex gap-3 rounded border border-line p-3 text-sm">
                  {project.pictures[0] !== undefined && (
                    <img src={project.pictures[0].url} alt="" className="size-16 shrink-0 rounded-sm object-cover" />
                  )}
                  <div className="min-w-0">
                    <p className="font-medium">{project.name}</p>
                    <p className="text-ink-soft">{project.location}</p>
                    <p className="text-ink-soft">{cutDetails(project.details)}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </RecordDialog>
  )
}
