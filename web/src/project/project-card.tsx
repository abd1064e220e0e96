import type { ProjectCard as Card } from '@tahanan/contracts/project/project-page.ts'
import { Link } from 'react-router-dom'
import { NoPicture } from '../picture/no-picture.tsx'
import { CARD_LINK } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture, pictureFiles } from '../ui/picture.tsx'

interface ProjectCardProps {
  readonly project: Card
  readonly isPriority?: boolean
}

/** "Project cards, each with the first picture, name, location, and details cut to 100 characters" (§2), 360 wide. */
export function ProjectCard({ project, isPriority = false }: ProjectCardProps) {
  const { slug, name, location, details, pictures } = project
  const [picture] = pictures
  return (
    <article className="group relative flex h-full w-[360px] max-w-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card transition-shadow duration-200 hover:shadow-raised">
      <div className="relative aspect-[4/3]">
        {picture === undefined ? (
          <NoPicture />
        ) : (
          <Picture
            {...pictureFiles(picture)}
            alt=""
            sizes="(min-width: 416px) 360px, 100vw"
            isPriority={isPriority}
            className="absolute inset-0"
          />
        )}
      </div>
      <div className="flex grow flex-col gap-2 p-4">
        <h3 className="text-lg font-semibold leading-6">
          <Link to={`/project/${slug}/`} className={CARD_LINK}>
            {name}
          </Link>
        </h3>
        <p className="flex items-start gap-1.5 text-sm text-ink-soft">
          <Icon name="pin" className="mt-0.5 size-4" />
          {location}
        </p>
        {details !== '' && <p className="text-sm text-ink">{details}</p>}
      </div>
    </article>
  )
}
