import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import { cutDetails } from '@tahanan/contracts/project/cut-details.ts'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { ErrorState } from '@tahanan/web/ui/error-state.tsx'
import { Skeleton } from '@tahanan/web/ui/skeleton.tsx'
import { useEndpoint } from '../api/use-endpoint.ts'
import { Facts } from '../screen/facts.tsx'
import { RichText } from '../rich-text/rich-text.tsx'

interface ViewDeveloperDialogProps {
  readonly id: number
  readonly name: string
  readonly onClose: () => void
}

/** One developer with its projects, to be read. */
export function ViewDeveloperDialog({ id, name, onClose }: ViewDeveloperDialogProps) {
  const { data, error, mutate } = useEndpoint(developerEndpoints.get, { params: { id } })
  const logo = data?.pictures[0]
  return (
    <Dialog isOpen size="wide" title={name} onClose={onClose}>
      {error !== undefined && data === undefined && (
        <ErrorState title="It could not be loaded" requestId={error.requestId} onRetry={() => void mutate()}>
          {error.message}
        </ErrorState>
      )}
      {error === undefined && data === undefined && <Skeleton className="h-48" />}
      {data !== undefined && (
        <div className="space-y-6">
          <div className="flex flex-wrap items-start gap-6">
            {logo !== undefined && (
              <img
                src={logo.url}
                alt={`Logo of ${data.name}`}
                className="size-24 rounded border border-line object-contain"
              />
            )}
            <Facts
              facts={[
                ['Office address', data.office_address],
                ['Contact person', data.contact_person],
                ['Contact number', data.contact_number],
              ]}
            />
          </div>
          <RichText html={data.details} />
          <section>
            <h3 className="mb-2 font-semibold">Projects</h3>
            {data.projects.length === 0 && <p className="text-ink-soft">None yet.</p>}
            <ul className="grid gap-3 sm:grid-cols-2">
              {data.projects.map((project) => (
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
    </Dialog>
  )
}
