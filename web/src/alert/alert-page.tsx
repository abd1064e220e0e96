import { type AlertAct, type AlertAnswer } from '@tahanan/contracts/alert/alert.ts'
import { alertPublicEndpoints } from '@tahanan/contracts/alert/alert.public-endpoints.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { callEndpoint } from '../api/call-endpoint.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { useSending } from '../api/use-sending.ts'
import { LANGUAGE } from '../message/language.ts'
import { m } from '../message/messages.ts'
import type { PageParams } from '../page/define-page.tsx'
import { usePageHead } from '../page/page-head.ts'
import { PageProblem } from '../page/page-problem.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field, Select } from '../ui/field.tsx'
import { ButtonLink, TextLink } from '../ui/links.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useIsBrowser } from '../ui/use-is-browser.ts'
import { CADENCE_CHOICES, cadenceOf } from './cadence-choices.ts'

/** The alerts of the address that a link was mailed to: to confirm, to change and to end (decision 134). */
export function AlertPage({ token = '' }: PageParams) {
  const [query] = useSearchParams()
  const isBrowser = useIsBrowser()
  usePageHead({ title: m.alert.title(), description: m.alert.description(), isIndexed: false })
  return (
    <div className="mx-auto max-w-text px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="mb-6 text-3xl font-semibold">{m.alert.title()}</h1>
      {isBrowser ? (
        <Alerts token={token} first={Number(query.get('alert'))} />
      ) : (
        <noscript>
          <PlainForm token={token} alert={query.get('alert')} done={query.get('done')} />
        </noscript>
      )}
    </div>
  )
}

interface AlertsProps {
  readonly token: string
  /** Id of the one that the link is about; NaN or 0 for none. */
  readonly first: number
}

function Alerts({ token, first }: AlertsProps) {
  const { data, problem, retry } = useEndpoint(alertPublicEndpoints.show, { params: { token } })
  const { isSending, failure, answer: changed, send } = useSending<readonly AlertAnswer[]>()
  const [acted, setActed] = useState<string>()
  const busy = isSending ? acted : undefined
  if (problem?.status === 404) {
    return (
      <EmptyState title={m.alert.unknown()} action={<ButtonLink to="/search">{m.alert.look()}</ButtonLink>}>
        {m.alert.unknownText()}
      </EmptyState>
    )
  }
  if (problem !== undefined) return <PageProblem problem={problem} onRetry={retry} />
  const alerts = changed ?? data?.alerts
  if (alerts === undefined) return <Skeleton className="h-40" />
  const act = (alert: AlertAnswer | undefined, what: AlertAct) => {
    setActed(`${alert?.id} ${what}`)
    const body = { act: what, language: LANGUAGE, ...(alert && { alert: alert.id }) }
    void send(async () => (await callEndpoint(alertPublicEndpoints.change, { params: { token }, body })).alerts)
  }
  const isOne = (alert: AlertAnswer): boolean => alert.id === first
  const going = alerts.filter(({ state }) => state !== 'ended').length
  return (
    <>
      {failure !== undefined && (
        <p role="alert" className="mb-4 rounded bg-danger-soft px-3 py-2 font-medium text-danger">
          {failure.status === 409 ? m.alert.full() : failure.status === 0 ? m.alert.offline() : m.alert.away()}
        </p>
      )}
      <ul className="space-y-4">
        {[...alerts.filter(isOne), ...alerts.filter((alert) => !isOne(alert))].map((alert) => (
          <li key={alert.id}>
            <OneAlert alert={alert} busy={busy} onAct={(what) => act(alert, what)} />
          </li>
        ))}
      </ul>
      {going > 1 && (
        <Button kind="quiet" className="mt-6" isBusy={busy === 'undefined end'} onClick={() => act(undefined, 'end')}>
          {m.alert.endAll()}
        </Button>
      )}
    </>
  )
}

interface OneAlertProps {
  readonly alert: AlertAnswer
  /** What is under way: `12 confirm`. */
  readonly busy: string | undefined
  readonly onAct: (act: AlertAct) => void
}

function OneAlert({ alert, busy, onAct }: OneAlertProps) {
  const { id, title, path, state, cadence } = alert
  return (
    <Card className="p-5">
      <h2 className="text-lg font-semibold">
        <TextLink to={path}>{title}</TextLink>
      </h2>
      <p role="status" className="mt-1 text-ink-soft">
        {state === 'on' ? m.alert.isOn() : state === 'asked' ? m.alert.isAsked() : m.alert.hasEnded()}
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        {state !== 'on' && (
          <Button isBusy={busy === `${id} confirm`} onClick={() => onAct('confirm')}>
            {state === 'asked' ? m.alert.confirm() : m.alert.again()}
          </Button>
        )}
        {state !== 'ended' && (
          <Field label={m.alert.when()} className="min-w-52">
            {(control) => (
              <Select
                {...control}
                options={CADENCE_CHOICES}
                value={cadence}
                disabled={busy !== undefined}
                onChange={({ target }) => onAct(cadenceOf(target.value))}
              />
            )}
          </Field>
        )}
        {state !== 'ended' && (
          <Button kind="secondary" isBusy={busy === `${id} end`} onClick={() => onAct('end')}>
            {m.alert.end()}
          </Button>
        )}
      </div>
    </Card>
  )
}

interface PlainFormProps {
  readonly token: string
  readonly alert: string | null
  readonly done: string | null
}

/** The same without a script: what the link is about, or all of the address. */
function PlainForm({ token, alert, done }: PlainFormProps) {
  const outcomes: Readonly<Record<string, string>> = {
    confirm: m.alert.isOn(),
    end: m.alert.hasEnded(),
    daily: m.alert.changed(),
    'at-once': m.alert.changed(),
    full: m.alert.full(),
    unknown: m.alert.unknown(),
  }
  const outcome = outcomes[done ?? '']
  return (
    <form method="post" action={`/api/alert/${token}/`} className="space-y-4">
      {outcome !== undefined && <p className="font-semibold">{outcome}</p>}
      <p>{alert === null ? m.alert.plainAll() : m.alert.plainOne()}</p>
      <input type="hidden" name="language" value={LANGUAGE} />
      {alert !== null && <input type="hidden" name="alert" value={alert} />}
      <p className="flex flex-wrap gap-3">
        <PlainButton act="confirm" label={m.alert.confirm()} />
        <PlainButton act="at-once" label={m.alert.atOnce()} />
        <PlainButton act="daily" label={m.alert.daily()} />
        <PlainButton act="end" label={m.alert.end()} />
      </p>
    </form>
  )
}

function PlainButton({ act, label }: { readonly act: AlertAct; readonly label: string }) {
  return (
    <Button type="submit" name="act" value={act} kind={act === 'confirm' ? 'primary' : 'secondary'}>
      {label}
    </Button>
  )
}
