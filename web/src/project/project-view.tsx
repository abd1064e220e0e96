import type { ProjectPage } from '@tahanan/contracts/project/project-page.ts'
import { NoPicture } from '../listing/no-picture.tsx'
import { usePageHead } from '../page/use-page-head.ts'
import { Gallery } from '../picture/gallery.tsx'
import { AmenityChips } from '../ui/amenity-chips.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Chip } from '../ui/chip.tsx'
import { Icon } from '../ui/icon.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { projectHead } from './project-head.ts'
import { ProjectListings } from './project-listings.tsx'
import { ProjectTerms } from './project-terms.tsx'

/** "Gallery, name, developer, location; type, subtype and unit type chips, amenity chips; details and its listings" (§2). */
export function ProjectView({ project }: { readonly project: ProjectPage }) {
  usePageHead(projectHead(project))
  const { name, pictures, developer, location, details } = project
  const kinds = [
    project.property_type_name,
    project.property_subtype_name,
    ...project.property_unity_type.map((unitType) => unitType.name),
  ]
  return (
    <div className="mx-auto max-w-page sm:px-6">
      <div className="px-4 py-2 sm:px-0">
        <Breadcrumbs trail={[{ label: 'Home', to: '/' }]} current={name} />
      </div>
      {pictures.length > 0 ? (
        <Gallery pictures={pictures} subject={name} />
      ) : (
        <div className="relative h-72 overflow-hidden sm:h-[500px] sm:rounded-xl">
          <NoPicture />
        </div>
      )}
      <div className="mt-8 grid gap-10 px-4 sm:px-0 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="min-w-0 space-y-10">
          <header>
            <h1 className="text-3xl font-semibold sm:text-4xl">{name}</h1>
            {developer !== null && (
              <p className="mt-2 text-lg text-ink-soft">
                by <TextLink to={`/developer/${developer.slug}/`}>{developer.name}</TextLink>
              </p>
            )}
            <p className="mt-2 flex items-start gap-1.5 text-ink-soft">
              <Icon name="pin" className="mt-0.5 size-5" />
              {location}
            </p>
            <ul aria-label="Kinds of property" className="mt-5 flex flex-wrap gap-2">
              {kinds.map((kind) => (
                <li key={kind}>
                  <Chip tone="brand" className="px-3 py-1">
                    {kind}
                  </Chip>
                </li>
              ))}
            </ul>
          </header>
          {details !== '' && (
            <section aria-labelledby="details">
              <h2 id="details" className="mb-3 text-xl font-semibold">
                About this project
              </h2>
              <RichText html={details} />
            </section>
          )}
          <AmenityChips title="Amenities" names={project.amenities.map((amenity) => amenity.name)} />
        </div>
        <ProjectTerms project={project} />
      </div>
      <ProjectListings project={project} />
    </div>
  )
}
