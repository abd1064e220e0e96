import type { DeveloperPage } from '@tahanan/contracts/developer/developer-page.ts'
import { CARD_GRID } from '../listing/card-grid.ts'
import { usePageHead } from '../page/use-page-head.ts'
import { ProjectCard } from '../project/project-card.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { DeveloperContact } from './developer-contact.tsx'
import { developerHead } from './developer-head.ts'
import { DeveloperLogo } from './developer-logo.tsx'

/** "Logo, name, office address, contact person and number, description", and the developer's projects (§2). */
export function DeveloperView({ developer }: { readonly developer: DeveloperPage }) {
  usePageHead(developerHead(developer))
  const { name, details, pictures, projects, projects_more: hasMore } = developer
  return (
    <div className="mx-auto max-w-page px-4 sm:px-6">
      <div className="py-2">
        <Breadcrumbs trail={[{ label: 'Home', to: '/' }]} current={name} />
      </div>
      <Card className="grid gap-6 p-5 sm:p-8 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center">
        <DeveloperLogo logo={pictures[0]} name={name} />
        <div className="min-w-0">
          <h1 className="text-3xl font-semibold sm:text-4xl">{name}</h1>
          <RichText html={details} className="mt-3 !text-ink-soft" />
        </div>
        <DeveloperContact developer={developer} />
      </Card>
      <section aria-labelledby="projects" className="mt-12">
        <h2 id="projects" className="mb-5 text-2xl font-semibold">
          Projects by {name}
        </h2>
        {projects.length === 0 ? (
          <EmptyState icon="building" title="No projects here yet" />
        ) : (
          <ul className={CARD_GRID}>
            {projects.map((project, place) => (
              <li key={project.id} className="w-full max-w-[360px]">
                <ProjectCard project={project} isPriority={place === 0} />
              </li>
            ))}
          </ul>
        )}
        {hasMore && (
          <p className="mt-8 text-center">
            <ButtonLink kind="secondary" to={`/search?${new URLSearchParams({ search: name }).toString()}`}>
              All listings by {name}
            </ButtonLink>
          </p>
        )}
      </section>
    </div>
  )
}
