import { pictureEndpoints } from '@tahanan/contracts/picture/picture.endpoints.ts'
import { systemEndpoints } from '@tahanan/contracts/system/system.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Icon } from '@tahanan/web/ui/icon.tsx'
import { TextLink } from '@tahanan/web/ui/links.tsx'
import { Skeleton } from '@tahanan/web/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { sendEndpoint, useEndpoint } from '../api/endpoint-calls.ts'
import { recordPath } from '../audit/audit-texts.ts'
import { Failure } from '../form/saving-notes.tsx'
import { useSaving } from '../form/use-saving.ts'
import { countText } from '../screen/count-texts.ts'
import type { LoadState } from '../screen/load-failure.tsx'
import type { TablePage } from '../table/data-table.tsx'
import { momentText } from '../time/time-texts.ts'
import { useSystemRefresh } from './use-system-refresh.ts'

/** Asked for while the page is in sight only. */
const OFTEN = { refreshInterval: 10_000 }

const STEPS = { mark: 'could not be read or kept', refresh: 'could not be shown' } as const

/** What each mail is for, by its kind and `about`. */
const MAIL_TITLES: Readonly<Record<string, string>> = {
  'alert confirmation': 'Alert, to be confirmed',
  'alert offers': 'Alert of offers',
  'viewing confirm': 'Viewing confirmed',
  'viewing move': 'Viewing at another time',
  'viewing decline': 'Viewing declined',
  'viewing cancel': 'Viewing cancelled',
  'viewing reminder': 'Reminder of a viewing',
}

/** Mails of alerts and viewings that the mail server refused to the end. */
export function GivenUpMails() {
  const list = useEndpoint(systemEndpoints.givenUpMails, {}, OFTEN)
  return (
    <FailedItems list={list} label="Mails given up" nothing="No mail was given up">
      {({ kind, id, about, to, listing, cause, tries, given_up_at: at }) => {
        const title = `${MAIL_TITLES[`${kind} ${about}`] ?? `Mail of a ${kind}`}, to ${to ?? 'staff'}`
        return (
          <FailedItem title={title} cause={cause} facts={[momentText(at), countText(tries, 'try', 'tries'), listing]}>
            <ActButton
              label="Try again"
              name={title}
              act={() => sendEndpoint(systemEndpoints.retryGivenUpMail, { params: { kind, id } })}
            />
          </FailedItem>
        )
      }}
    </FailedItems>
  )
}

/** Jobs that have used up their tries. */
export function FailedJobs() {
  const list = useEndpoint(systemEndpoints.failedJobs, {}, OFTEN)
  return (
    <FailedItems list={list} label="Failed jobs" nothing="No failed jobs">
      {({ id, queue, reason, failed_at: at, attempts, excerpt }) => (
        <FailedItem
          title={`${queue}, job ${id}`}
          cause={reason}
          facts={[momentText(at), countText(attempts, 'try', 'tries')]}
          excerpt={excerpt}
        >
          <ActButton
            label="Try again"
            name={`${queue} ${id}`}
            act={() => sendEndpoint(systemEndpoints.retryFailedJob, { params: { queue, id } })}
          />
        </FailedItem>
      )}
    </FailedItems>
  )
}

/** Messages that were set aside so that the others move on. */
export function DeadLetters() {
  const list = useEndpoint(systemEndpoints.deadLetters, {}, OFTEN)
  return (
    <FailedItems list={list} label="Dead letters" nothing="No dead letters">
      {({ id, key, type, step, cause, source, request_id: requestId, buried_at: at, excerpt }) => (
        <FailedItem
          title={`${type ?? key}${type === null ? '' : `, ${key}`}${step === null ? '' : `: ${STEPS[step]}`}`}
          cause={cause}
          facts={[momentText(at), source, requestId === null ? null : `request ${requestId}`]}
          excerpt={excerpt}
        >
          <ActButton
            label="Replay"
            name={key}
            act={() => sendEndpoint(systemEndpoints.replayDeadLetter, { params: { id } })}
          />
          <ActButton
            label="Dismiss"
            name={key}
            kind="quiet"
            act={() => sendEndpoint(systemEndpoints.dismissDeadLetter, { params: { id } })}
          />
        </FailedItem>
      )}
    </FailedItems>
  )
}

/** Pictures whose sizes could not be made. */
export function FailedPictures() {
  const list = useEndpoint(systemEndpoints.failedPictures, {}, OFTEN)
  return (
    <FailedItems list={list} label="Failed pictures" nothing="No failed pictures">
      {({ id, owner_noun: noun, owner_id: ownerId, owner_name: name, cause, requested_at: at }) => {
        const path = recordPath({ noun, id: ownerId, name })
        return (
          <FailedItem
            title={
              <>
                Picture {id} of {noun} {path === undefined ? name : <TextLink to={path}>{name}</TextLink>}
              </>
            }
            cause={cause ?? 'The cause was not kept.'}
            facts={[momentText(at)]}
          >
            <ActButton
              label="Try again"
              name={`picture ${id}`}
              act={() => sendEndpoint(pictureEndpoints.retry, { params: { id } })}
            />
          </FailedItem>
        )
      }}
    </FailedItems>
  )
}

interface ActButtonProps {
  readonly label: string
  /** Said after the label to those who do not see the row. */
  readonly name: string
  readonly kind?: 'secondary' | 'quiet'
  readonly act: () => Promise<unknown>
}

/** A button of a row that does its work at once; a refusal stands below it, in words. */
function ActButton({ label, name, kind = 'secondary', act }: ActButtonProps) {
  const saving = useSaving()
  const refresh = useSystemRefresh()
  return (
    <span className="inline-flex flex-col items-start">
      <Button kind={kind} size="small" isBusy={saving.isRunning} onClick={() => void saving.run(act).then(refresh)}>
        {label} <span className="sr-only">{name}</span>
      </Button>
      {saving.problem !== undefined && (
        <span role="alert" className="mt-1 text-sm text-danger">
          {saving.problem.message}
        </span>
      )}
    </span>
  )
}

interface FailedItemProps {
  readonly title: ReactNode
  /** When, where from. */
  readonly facts: readonly (string | null)[]
  readonly cause: string
  /** The message or job itself. */
  readonly excerpt?: string
  /** What can be done. */
  readonly children: ReactNode
}

/** One thing that went wrong. */
function FailedItem({ title, facts, cause, excerpt, children }: FailedItemProps) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-danger [overflow-wrap:anywhere]">{cause}</p>
        <p className="text-sm text-ink-soft">{facts.filter((fact) => fact !== null).join(' · ')}</p>
        {excerpt !== undefined && (
          <details>
            <summary className="cursor-pointer py-1 text-sm text-brand">What it was</summary>
            <pre
              tabIndex={0}
              aria-label="What it was"
              className="max-h-64 overflow-auto whitespace-pre-wrap rounded bg-sunken p-3 font-mono text-xs [overflow-wrap:anywhere]"
            >
              {excerpt}
            </pre>
          </details>
        )}
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}

interface FailedItemsProps<Item extends { readonly id: string | number }> {
  /** Of all, the newest. */
  readonly list: LoadState<TablePage<Item>>
  /** What it is good to read here. */
  readonly nothing: string
  readonly label: string
  readonly children: (item: Item) => ReactNode
}

/** What went wrong for good, each with what can be done about it. */
function FailedItems<Item extends { readonly id: string | number }>(props: FailedItemsProps<Item>) {
  const { list, nothing, label, children } = props
  const { data, error } = list
  if (data === undefined && error !== undefined) return <Failure problem={error} onRetry={() => void list.mutate()} />
  if (data === undefined) return <Skeleton className="h-16" />
  if (data.results.length === 0) {
    return (
      <p className="flex items-center gap-2 text-success">
        <Icon name="check" /> {nothing}
      </p>
    )
  }
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {data.results.map((item) => (
          <li key={item.id} className="py-3 first:pt-0 last:pb-0">
            {children(item)}
          </li>
        ))}
      </ul>
      {data.count > data.results.length && (
        <p className="text-sm text-ink-soft">
          The newest {data.results.length} of {data.count}.
        </p>
      )}
    </>
  )
}
