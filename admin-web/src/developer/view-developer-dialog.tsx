import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import { cutDetails } from '@tahanan/contracts/project/cut-details.ts'
import { RichText } from '@tahanan/web/ui/rich-text.tsx'
import { useEndpoint } from '../api/use-endpoint.ts'
import { RecordDialog } from '../dialog/record-dialog.tsx'
import { Facts } from '../screen/facts.tsx'

interface ViewDeveloperDialogProps {
  readonly id: number
  readonly name: string
  readonly onClose: () => void
}

/** One developer with its projects, to be read. */
export function ViewDeveloperDialog({ id, name, onClose }: ViewDeveloperDialogProps) {
  const state = useEndpoint(developerEndpoints.get, { params: { id } })
  return (
    <RecordDialog title={name} state={state} onClose={onClose}>
      {({ pictures: [logo], ...developer }) => (
        <div className="space-y-6">
          <div className="flex flex-wrap items-start gap-6">
            {logo !== undefined && (
              <img
                src={logo.url}
                alt={`Logo of ${developer.name}`}
                className="size-24 rounded border border-line object-contain"
              />
            )}
            <Facts
              facts={[
                ['Office address', developer.office_address],
                ['Contact person', developer.contact_person],
                ['Contact number', developer.contact_number],
              ]}
            />
          </div>
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
