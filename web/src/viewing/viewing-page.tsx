import { viewingPublicEndpoints } from '@tahanan/contracts/viewing/viewing.public-endpoints.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { useSending } from '../api/use-sending.ts'
import { m } from '../message/messages.ts'
import type { PageParams } from '../page/define-page.tsx'
import { usePageHead } from '../page/page-head.ts'
import { PageProblem } from '../page/page-problem.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ButtonLink, TextLink } from '../ui/links.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useIsBrowser } from '../ui/use-is-browser.ts'
import { viewingDay, viewingTime } from './viewing-texts.ts'

/** The viewing that a link was mailed about, to be cancelled by a button: opening the page changes nothing (decision 135). */
export function ViewingPage({ token = '' }: PageParams) {
  const isBrowser = useIsBrowser()
  usePageHead({ title: m.viewing.title(), description: m.viewing.description(), isIndexed: false })
  return (
    <div className="mx-auto max-w-text px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="mb-6 text-3xl font-semibold">{m.viewing.title()}</h1>
      {isBrowser ? <OwnViewing token={token} /> : <noscript>{m.viewing.noScript()}</noscript>}
    </div>
  )
}

function OwnViewing({ token }: { readonly token: string }) {
  const { data, problem, retry } = useEndpoint(viewingPublicEndpoints.show, { params: { token } })
  const { isSending, failure, answer: changed, send } = useSending<NonNullable<typeof data>>()
  if (problem?.status === 404) {
    return (
      <EmptyState title={m.viewing.unknown()} action={<ButtonLink to="/search">{m.alert.look()}</ButtonLink>}>
        {m.viewing.unknownText()}
      </EmptyState>
    )
  }
  if (problem !== undefined) return <PageProblem problem={problem} onRetry={retry} />
  const viewing = changed ?? data
  if (viewing === undefined) return <Skeleton className="h-40" />
  const { listing_name: name, path, state, at, is_open: isOpen } = viewing
  const cancel = () => void send(() => callEndpoint(viewingPublicEndpoints.cancel, { params: { token } }))
  return (
    <Card className="p-5">
      <h2 className="text-lg font-semibold">
        <TextLink to={path}>{name}</TextLink>
      </h2>
      {at !== null && <p className="mt-1 text-lg">{`${viewingDay(at)}, ${viewingTime(at)}`}</p>}
      <p role="status" className="mt-1 text-ink-soft">
        {isOpen
          ? m.viewing.isOn()
          : state === 'confirmed'
            ? m.viewing.isOver()
            : state === 'proposed'
              ? m.viewing.isProposed()
              : m.viewing.isCancelled()}
      </p>
      {failure !== undefined && (
        <p role="alert" className="mt-4 rounded bg-danger-soft px-3 py-2 font-medium text-danger">
          {failure.status === 0 ? m.alert.offline() : m.alert.away()}
        </p>
      )}
      {isOpen && (
        <Button kind="danger" className="mt-4" isBusy={isSending} onClick={cancel}>
          {m.viewing.cancel()}
        </Button>
      )}
    </Card>
  )
}
