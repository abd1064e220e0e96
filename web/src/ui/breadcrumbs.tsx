import { Link } from 'react-router-dom'
import { m } from '../message/messages.ts'
import { Icon } from './icon.tsx'

interface Crumb {
  readonly name: string
  readonly path: string
}

interface BreadcrumbsProps {
  /** From the outermost on. */
  readonly trail?: readonly Crumb[] | undefined
  /** The page itself. */
  readonly current: string
}

/** The way from Home to this page, whose name stands below: where there is little room, it is left out here. */
export function Breadcrumbs({ trail = [], current }: BreadcrumbsProps) {
  return (
    <nav aria-label={m.layout.breadcrumbs()} className="min-w-0 text-sm text-ink-soft">
      <ol className="flex min-w-0 flex-wrap items-center gap-x-1">
        {[{ name: m.layout.homeCrumb(), path: '/' }, ...trail].map(({ name, path }) => (
          <li key={path} className="flex shrink-0 items-center gap-1 max-sm:[&:nth-last-child(2)>svg]:hidden">
            <Link to={path} className="rounded py-2 hover:text-brand hover:underline">
              {name}
            </Link>
            <Icon name="chevron-right" className="size-4" />
          </li>
        ))}
        <li aria-current="page" className="truncate py-2 text-ink max-sm:sr-only">
          {current}
        </li>
      </ol>
    </nav>
  )
}
