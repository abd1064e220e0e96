import { Button } from '@tahanan/web/ui/button.tsx'

interface AuditPagerProps {
  /** Address of the older page; null at the end. */
  readonly next: string | null
  readonly isFirst: boolean
  readonly shown: number
  /** `before` of a page; empty for the newest. */
  readonly onPage: (before: string) => void
}

/** From page to older page, as the trail is read: there are no numbers, and going back is the browser's. */
export function AuditPager({ next, isFirst, shown, onPage }: AuditPagerProps) {
  if (next === null && isFirst && shown === 0) return null
  // The address is the server's own; only where its page begins is of use here.
  const before = next === null ? null : new URL(next, location.origin).searchParams.get('before')
  return (
    <nav aria-label="Pages of the audit trail" className="flex flex-wrap items-center gap-3 border-t border-line p-3">
      <p role="status" className="flex-1 text-sm text-ink-soft">
        {shown} {shown === 1 ? 'entry' : 'entries'}
        {before === null && ', the oldest among them'}
      </p>
      {!isFirst && (
        <Button kind="secondary" size="small" onClick={() => onPage('')}>
          Newest
        </Button>
      )}
      {before !== null && (
        <Button kind="secondary" size="small" onClick={() => onPage(before)}>
          Older
        </Button>
      )}
    </nav>
  )
}
