import { Link } from 'react-router-dom'
import { m } from '../message/messages.ts'
import { Icon } from '../ui/icon.tsx'
import { useShortlist } from './browser-shortlist.ts'

/** To the shortlist, with how many are on it. */
export function ShortlistLink() {
  const count = useShortlist().length
  return (
    <Link
      to="/shortlist"
      aria-label={count === 0 ? m.shortlist.link() : m.shortlist.linkCount({ count })}
      title={m.shortlist.link()}
      className="relative inline-flex size-11 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
    >
      <Icon name="heart" isFilled={count > 0} />
      {count > 0 && (
        <span className="absolute right-0 top-0.5 flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1 text-xs font-bold text-page">
          {count}
        </span>
      )}
    </Link>
  )
}
