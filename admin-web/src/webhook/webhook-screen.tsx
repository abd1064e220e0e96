import { type DeliveryAnswer, deliveryStateSchema, type WebhookAnswer } from '@tahanan/contracts/webhook/webhook.ts'
import { webhookEndpoints } from '@tahanan/contracts/webhook/webhook.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { sendEndpoint, useEndpoint, useForget } from '../api/endpoint-calls.ts'
import { NotFoundScreen } from '../app/not-found-screen.tsx'
import { Facts } from '../screen/facts.tsx'
import { FormPart } from '../screen/form-part.tsx'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { momentText } from '../time/time-texts.ts'
import { eventLabel, WebhookActDialog, WebhookFormDialog, WebhookSecretDialog } from './webhook-dialogs.tsx'
import { WebhookStateChip } from './webhook-state-chip.tsx'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { EmptyState } from '@tahanan/web/ui/empty-state.tsx'
import { Select } from '@tahanan/web/ui/field.tsx'
import { Failure } from '../form/saving-notes.tsx'
import { useSaving } from '../form/use-saving.ts'
import type { Column } from '../table/data-table.tsx'
import { Pager } from '../table/pager.tsx'
import { RowActions } from '../table/row-actions.tsx'
import { ListRows } from '../table/table-rows.tsx'
import { useAddressFilter, useTableAddress } from '../table/use-table-address.ts'

const REFRESH_MS = 5_000

/** One address: how it does, and what it was sent. */
export function WebhookScreen() {
  const id = Number(useParams()['id'])
  const isId = Number.isSafeInteger(id) && id > 0
  const state = useEndpoint(webhookEndpoints.get, isId ? { params: { id } } : null, { refreshInterval: REFRESH_MS })
  if (!isId) return <NotFoundScreen />
  return <Loaded state={state}>{(webhook) => <OneWebhook webhook={webhook} />}</Loaded>
}

type Opened =
  | { readonly is: 'edit' | 'enable' | 'disable' | 'rotate' }
  | { readonly is: 'secret'; readonly secret: string }

function OneWebhook({ webhook }: { readonly webhook: WebhookAnswer }) {
  const forget = useForget()
  const [opened, setOpened] = useState<Opened>()
  const close = (): void => setOpened(undefined)
  const changed = (): void => forget(webhookEndpoints.get, webhookEndpoints.list, webhookEndpoints.deliveries)
  const showSecret = (secret: string | undefined): void => {
    setOpened(secret === undefined ? undefined : { is: 'secret', secret })
  }
  const open = (is: 'edit' | 'enable' | 'disable' | 'rotate') => () => setOpened({ is })
  const moment = (at: string | null): string | null => at && momentText(at)
  return (
    <>
      <ScreenHead
        title={
          <span className="flex flex-wrap items-center gap-3">
            {new URL(webhook.address).host} <WebhookStateChip webhook={webhook} />
          </span>
        }
      >
        <Button kind="secondary" onClick={open('edit')}>
          Edit
        </Button>
        <Button kind="secondary" onClick={open('rotate')}>
          New secret
        </Button>
        {webhook.state === 'active' ? (
          <Button kind="secondary" onClick={open('disable')}>
            Disable
          </Button>
        ) : (
          <Button onClick={open('enable')}>Enable</Button>
        )}
      </ScreenHead>
      <div className="space-y-5">
        {webhook.disabled_cause !== null && (
          <p role="alert" className="rounded bg-danger-soft px-4 py-3 text-danger">
            It was disabled. {webhook.disabled_cause}
          </p>
        )}
        <FormPart title="Webhook">
          <Facts
            facts={[
              ['Address', webhook.address],
              ['Told of', webhook.event_types.map(eventLabel).join(', ')],
              ['Last delivered', moment(webhook.last_delivered_at)],
              ['Failing since', moment(webhook.failing_since)],
              ['The old secret signs until', moment(webhook.previous_secret_until)],
              ['Added', moment(webhook.created_at)],
            ]}
          />
        </FormPart>
        <DeliveryLog webhook={webhook} onChanged={changed} />
      </div>
      {opened?.is === 'edit' && (
        <WebhookFormDialog
          webhook={webhook}
          onClose={close}
          onSaved={() => {
            close()
            changed()
          }}
        />
      )}
      {(opened?.is === 'enable' || opened?.is === 'disable' || opened?.is === 'rotate') && (
        <WebhookActDialog webhook={webhook} act={opened.is} onClose={close} onChanged={changed} onDone={showSecret} />
      )}
      {opened?.is === 'secret' && <WebhookSecretDialog secret={opened.secret} onClose={close} />}
    </>
  )
}

const LOOKS = {
  pending: ['warning', 'On its way'],
  delivered: ['success', 'Delivered'],
  failed: ['danger', 'Given up'],
} as const

const COLUMNS: readonly Column<DeliveryAnswer>[] = [
  { heading: 'When', show: ({ created_at: at }) => momentText(at) },
  { heading: 'Event', show: ({ type }) => eventLabel(type) },
  { heading: 'About', show: ({ key }) => key.replace(':', ' ') },
  { heading: 'State', show: ({ state }) => <Chip tone={LOOKS[state][0]}>{LOOKS[state][1]}</Chip>, className: 'w-32' },
  { heading: 'Tries', show: ({ attempts }) => attempts, className: 'w-20 tabular-nums' },
  { heading: 'Answer', show: ({ cause, status }) => cause ?? status ?? '—' },
]

const STATES = [
  { value: '', label: 'All messages' },
  ...deliveryStateSchema.options.map((value) => ({ value, label: LOOKS[value][1] })),
]

const FILTERS = ['state'] as const

interface DeliveryLogProps {
  readonly webhook: WebhookAnswer
  readonly onChanged: () => void
}

/** What it was sent in the last 30 days, and sending it again. */
function DeliveryLog({ webhook, onChanged }: DeliveryLogProps) {
  const table = useTableAddress()
  const filter = useAddressFilter(FILTERS)
  const state = deliveryStateSchema.safeParse(filter.get('state')).data
  const { page, page_size: pageSize } = table.query
  const params = { id: webhook.id }
  const query = { page, page_size: pageSize, state }
  const list = useEndpoint(webhookEndpoints.deliveries, { params, query }, { refreshInterval: REFRESH_MS })
  const { data } = list
  const [shown, setShown] = useState<DeliveryAnswer>()
  const saving = useSaving()
  const replay = async (delivery?: DeliveryAnswer): Promise<void> => {
    await saving.run(async () => {
      if (delivery === undefined) await sendEndpoint(webhookEndpoints.replayFailed, { params })
      else await sendEndpoint(webhookEndpoints.replay, { params: { ...params, delivery: String(delivery.id) } })
    })
    onChanged()
  }
  const isActive = webhook.state === 'active'
  return (
    <FormPart title="Messages">
      <div className="flex flex-wrap items-center gap-3">
        <Select
          aria-label="Messages shown"
          className="w-48"
          options={STATES}
          value={state ?? ''}
          onChange={(event) => filter.change({ state: event.target.value })}
        />
        {isActive && webhook.failed > 0 && (
          <Button kind="secondary" isBusy={saving.isRunning} onClick={() => void replay()}>
            Send again all that was given up
          </Button>
        )}
      </div>
      <Failure problem={saving.problem} />
      <ListRows
        noun="messages"
        list={list}
        rowsExpected={pageSize}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        isStale={false}
        actions={(delivery) => (
          <RowActions
            name={`${eventLabel(delivery.type)} of ${delivery.key.replace(':', ' ')}`}
            actions={[
              { label: 'View', onSelect: () => setShown(delivery) },
              isActive &&
                delivery.state !== 'pending' && { label: 'Send again', onSelect: () => void replay(delivery) },
            ]}
          />
        )}
      />
      {data?.results.length === 0 && (
        <EmptyState title={state ? 'There are no such messages' : 'Nothing was sent yet'} />
      )}
      {data !== undefined && data.count > 0 && (
        <Pager count={data.count} page={page} pageSize={pageSize} noun="messages" onChange={table.change} />
      )}
      {shown !== undefined && <DeliveryDialog delivery={shown} onClose={() => setShown(undefined)} />}
    </FormPart>
  )
}

interface DeliveryDialogProps {
  readonly delivery: DeliveryAnswer
  readonly onClose: () => void
}

/** One message as it is sent, and what became of it. */
function DeliveryDialog({ delivery, onClose }: DeliveryDialogProps) {
  const { attempted_at: at, next_attempt_at: next, elapsed_ms: elapsedMs } = delivery
  return (
    <Dialog isOpen size="wide" title={eventLabel(delivery.type)} onClose={onClose}>
      <Facts
        facts={[
          ['State', LOOKS[delivery.state][1]],
          ['Tries', delivery.attempts],
          ['Last try', at && momentText(at)],
          ['Next try', next && momentText(next)],
          ['Status', delivery.status],
          ['It took', elapsedMs === null ? null : `${elapsedMs} ms`],
          ['Why it failed', delivery.cause],
          ['Message id', delivery.message_id],
        ]}
      />
      <Sent title="What is sent" text={readable(delivery.payload)} />
      {delivery.answer !== '' && <Sent title="How the answer begins" text={delivery.answer} />}
    </Dialog>
  )
}

function Sent({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section className="mt-5">
      <h3 className="text-sm text-ink-soft">{title}</h3>
      <pre className="mt-1 max-h-80 overflow-auto whitespace-pre-wrap rounded bg-sunken px-4 py-3 text-sm">{text}</pre>
    </section>
  )
}

function readable(payload: string): string {
  return JSON.stringify(JSON.parse(payload), null, 2)
}
