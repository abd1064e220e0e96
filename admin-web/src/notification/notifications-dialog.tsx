import type { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { isAllowed } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import {
  NOTIFICATION_KINDS,
  NOTIFICATION_SOURCES,
  type NotificationAnswer,
  type NotificationKind,
  type NotificationsAnswer,
} from '@tahanan/contracts/notification/notification.ts'
import { notificationEndpoints } from '@tahanan/contracts/notification/notification.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { SWRResponse } from 'swr'
import { DialogButtons } from '../dialog/dialog-buttons.tsx'
import { sendEndpoint } from '../api/endpoint-calls.ts'
import { CheckField } from '../form/fields.tsx'
import { Failure } from '../form/saving-notes.tsx'
import { useSaving } from '../form/use-saving.ts'
import { Loaded } from '../screen/loaded.tsx'
import { useSession } from '../session/use-session.ts'
import { dashboardSettings } from '../settings/dashboard-settings.ts'
import { momentText } from '../time/time-texts.ts'
import { Form } from '../form/form.tsx'

const KIND_LABELS: Readonly<Record<NotificationKind, string>> = {
  lead: 'New leads',
  viewing: 'Viewings that are proposed',
  import: 'Imports that end',
  picture: 'Pictures that fail',
  webhook: 'Webhooks that are disabled',
}

const TITLES: Readonly<Partial<Record<string, string>>> = {
  'lead create': 'New lead',
  'viewing propose': 'A viewing is proposed',
  'import complete': 'An import is done',
  'import fail': 'An import failed',
  'picture fail': 'A picture failed',
  'webhook disable': 'A webhook was disabled',
}

interface NotificationsDialogProps {
  readonly list: SWRResponse<NotificationsAnswer, ApiProblem>
  readonly onClose: () => void
}

/** The newest, and what one wants to be told of. */
export function NotificationsDialog({ list, onClose }: NotificationsDialogProps) {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Dialog isOpen title={isChoosing ? 'What to be told of' : 'Notifications'} onClose={onClose}>
      <Loaded state={list}>
        {(answer) =>
          isChoosing ? (
            <Settings answer={answer} list={list} onDone={() => setChoosing(false)} />
          ) : (
            <Newest answer={answer} list={list} onClose={onClose} onChoose={() => setChoosing(true)} />
          )
        }
      </Loaded>
    </Dialog>
  )
}

interface NewestProps extends NotificationsDialogProps {
  readonly answer: NotificationsAnswer
  readonly onChoose: () => void
}

function Newest({ answer: { results, unread }, list, onClose, onChoose }: NewestProps) {
  const saving = useSaving()
  const markRead = (): void => {
    const until = results[0]?.at
    if (until === undefined) return
    void saving.run(() => sendEndpoint(notificationEndpoints.read, { body: { until } })).then(() => list.mutate())
  }
  return (
    <div className="space-y-4">
      <Failure problem={saving.problem} />
      {results.length === 0 ? (
        <p className="text-ink-soft">Nothing has happened in 30 days that you want to be told of.</p>
      ) : (
        <ol className="-mx-2 max-h-[55dvh] divide-y divide-line overflow-y-auto">
          {results.map((notification) => (
            <li key={notification.id}>
              <Link
                to={pathOf(notification)}
                onClick={onClose}
                className="flex items-start gap-3 rounded px-2 py-2.5 hover:bg-sunken"
              >
                <span
                  aria-hidden
                  className={`mt-1.5 size-2 shrink-0 rounded-full ${notification.is_unread ? 'bg-brand' : ''}`}
                />
                <span className="min-w-0">
                  <span className={notification.is_unread ? 'font-semibold' : ''}>
                    {TITLES[`${notification.kind} ${notification.action}`] ?? KIND_LABELS[notification.kind]}
                  </span>
                  {notification.is_unread && <span className="sr-only"> (unread)</span>}
                  {notification.about !== null && <span className="block text-sm">{notification.about}</span>}
                  <span className="block text-sm text-ink-soft">
                    {momentText(notification.at)}
                    {notification.actor !== null && `, ${notification.actor.name}`}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="quiet" onClick={onChoose}>
          What to be told of
        </Button>
        {unread > 0 && (
          <Button kind="secondary" isBusy={saving.isRunning} onClick={markRead}>
            Mark all as read
          </Button>
        )}
      </div>
    </div>
  )
}

function pathOf({ kind, record_id: id }: NotificationAnswer): string {
  switch (kind) {
    case 'lead':
      return `/dashboard/leads/view/${id}`
    case 'viewing':
      return '/dashboard/viewings'
    case 'import':
      return `/dashboard/import/${id}`
    case 'picture':
      return '/dashboard/system'
    case 'webhook':
      return `/dashboard/webhooks/${id}`
  }
}

interface SettingsProps extends Pick<NotificationsDialogProps, 'list'> {
  readonly answer: NotificationsAnswer
  readonly onDone: () => void
}

/** One's own choice; what a role may not see is not offered. */
function Settings({ answer: { settings }, list, onDone }: SettingsProps) {
  const { session } = useSession()
  const saving = useSaving()
  const [chosen, setChosen] = useState<ReadonlySet<NotificationKind>>(new Set(settings.kinds))
  const [mails, setMails] = useState(settings.mails_leads)
  const kinds = NOTIFICATION_KINDS.filter((kind) =>
    isAllowed(session?.role ?? 'public', NOTIFICATION_SOURCES[kind].access),
  )
  const choose = (kind: NotificationKind, isChosen: boolean): void =>
    setChosen(new Set(isChosen ? [...chosen, kind] : [...chosen].filter((each) => each !== kind)))
  const save = async (): Promise<void> => {
    const body = { kinds: [...chosen], mails_leads: mails }
    if (!(await saving.run(() => sendEndpoint(notificationEndpoints.settings, { body })))) return
    await list.mutate()
    onDone()
  }
  return (
    <Form className="space-y-4" onSubmit={() => void save()}>
      {kinds.map((kind) => (
        <CheckField
          key={kind}
          label={KIND_LABELS[kind]}
          isChecked={chosen.has(kind)}
          onChange={(isChosen) => choose(kind, isChosen)}
        />
      ))}
      {dashboardSettings.sendsMail && session?.role !== 'viewer' && (
        <div className="border-t border-line pt-4">
          <CheckField label="New leads and viewings by e-mail as well" isChecked={mails} onChange={setMails} />
        </div>
      )}
      <Failure problem={saving.problem} />
      <DialogButtons closeLabel="Cancel" onClose={onDone}>
        <Button type="submit" isBusy={saving.isRunning}>
          Save
        </Button>
      </DialogButtons>
    </Form>
  )
}
