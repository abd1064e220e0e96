import { Link } from 'react-router-dom'
import { m } from '../message/messages.ts'
import { Icon } from './icon.tsx'

export interface Crumb {
  readonly label: string
  readonly to: string
}

interface BreadcrumbsProps {
  readonly trail: readonly Crumb[]
  /** The page itself. */
  readonly current: string
}

/** The way from Home to this page. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={m.layout.breadcrumbs()} className="min-w-0 text-sm text-ink-soft">
      <ol className="flex min-w-0 items-center gap-1">
        {trail.map(({ label, to }) => (
          <li key={to} className="flex shrink-0 items-center gap-1">
            <Link to={to} className="rounded py-2 hover:text-brand hover:underline">
              {label}
            </Link>
            <Icon name="chevron-right" className="size-4" />
          </li>
        ))}
        <li aria-current="page" className="truncate py-2 text-ink">
          {current}
        </li>
      </ol>
    </nav>
  )
}
