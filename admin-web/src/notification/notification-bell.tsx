import { notificationEndpoints } from '@tahanan/contracts/notification/notification.endpoints.ts'
import { Icon } from '@tahanan/web/ui/icon.tsx'
import { useEffect, useState } from 'react'
import { useEndpoint } from '../api/endpoint-calls.ts'
import { documentTitle } from '../shell/document-title.ts'
import { NotificationsDialog } from './notifications-dialog.tsx'

/** How many are told of at most; more are said to be more. */
const MOST = 30

/** What wants to be known: a count on a bell and in the title of the page, and behind it the list. */
export function NotificationBell() {
  const list = useEndpoint(notificationEndpoints.list)
  const [isOpen, setOpen] = useState(false)
  const unread = list.data?.unread ?? 0
  useEffect(() => {
    documentTitle.setUnread(unread)
    return () => documentTitle.setUnread(0)
  }, [unread])
  const count = unread >= MOST ? `${MOST}+` : String(unread)
  return (
    <>
      <button
        type="button"
        className="relative flex size-11 items-center justify-center rounded hover:bg-sunken lg:size-9"
        onClick={() => setOpen(true)}
      >
        <Icon name="bell" />
        <span className="sr-only">Notifications{unread > 0 && `, ${count} unread`}</span>
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute right-0 top-0 min-w-5 rounded-full bg-brand px-1 text-center text-xs font-semibold leading-5 text-brand-ink"
          >
            {count}
          </span>
        )}
      </button>
      {isOpen && <NotificationsDialog list={list} onClose={() => setOpen(false)} />}
    </>
  )
}
