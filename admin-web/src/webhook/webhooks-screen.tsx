import type { WebhookAnswer } from '@tahanan/contracts/webhook/webhook.ts'
import { webhookEndpoints } from '@tahanan/contracts/webhook/webhook.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { sendEndpoint, useEndpoint, useForget } from '../api/endpoint-calls.ts'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { type Column, DataTable } from '../table/data-table.tsx'
import { RowActions } from '../table/row-actions.tsx'
import { useTableAddress } from '../table/use-table-address.ts'
import { momentText } from '../time/time-texts.ts'
import { eventLabel, WebhookFormDialog, WebhookSecretDialog } from './webhook-dialogs.tsx'
import { WebhookStateChip } from './webhook-state-chip.tsx'

/** As many as are counted. */
const COUNTED_MAX = 1_000

const WEBHOOK_COLUMNS: readonly Column<WebhookAnswer>[] = [
  {
    heading: 'Address',
    className: 'md:min-w-44',
    show: ({ id, address }) => (
      <Link to={`/dashboard/webhooks/${id}`} className="break-all font-medium text-brand hover:underline">
        {address}
      </Link>
    ),
  },
  {
    heading: 'Told of',
    show: ({ event_types: types }) => (types.length > 2 ? `${types.length} events` : types.map(eventLabel).join(', ')),
  },
  { heading: 'State', show: (webhook) => <WebhookStateChip webhook={webhook} />, className: 'w-32' },
  { heading: 'Messages', show: ({ pending, failed }) => messagesText(pending, failed) },
  { heading: 'Last delivered', show: ({ last_delivered_at: at }) => (at === null ? '—' : momentText(at)) },
]

function messagesText(pending: number, failed: number): string {
  const parts = [
    ...(pending > 0 ? [`${countText(pending)} on their way`] : []),
    ...(failed > 0 ? [`${countText(failed)} given up`] : []),
  ]
  return parts.join(', ') || 'All delivered'
}

function countText(count: number): string {
  return count === COUNTED_MAX ? '1,000+' : String(count)
}

type Opened =
  | { readonly is: 'add' }
  | { readonly is: 'edit' | 'delete'; readonly webhook: WebhookAnswer }
  | { readonly is: 'secret'; readonly secret: string }

/** Addresses of partners that are told what happens. */
export function WebhooksScreen() {
  const table = useTableAddress()
  const list = useEndpoint(webhookEndpoints.list, { query: table.query })
  const forget = useForget()
  const [opened, setOpened] = useState<Opened>()
  const close = (): void => setOpened(undefined)
  const changed = (): void => forget(webhookEndpoints.list, webhookEndpoints.get)
  const add = (
    <Button icon="plus" onClick={() => setOpened({ is: 'add' })}>
      Add
    </Button>
  )
  return (
    <>
      <ScreenHead title="Webhooks">{add}</ScreenHead>
      <DataTable
        noun="webhooks"
        table={table}
        list={list}
        columns={WEBHOOK_COLUMNS}
        add={add}
        actions={(webhook) => (
          <RowActions
            name={webhook.address}
            actions={[
              { label: 'Edit', onSelect: () => setOpened({ is: 'edit', webhook }) },
              { label: 'Delete', isDangerous: true, onSelect: () => setOpened({ is: 'delete', webhook }) },
            ]}
          />
        )}
      />
      {(opened?.is === 'add' || opened?.is === 'edit') && (
        <WebhookFormDialog
          {...(opened.is === 'edit' && { webhook: opened.webhook })}
          onClose={close}
          onSaved={(made) => {
            changed()
            setOpened(made && { is: 'secret', secret: made.secret })
          }}
        />
      )}
      {opened?.is === 'secret' && <WebhookSecretDialog secret={opened.secret} onClose={close} />}
      {opened?.is === 'delete' && (
        <DeleteDialog
          title="Delete webhook"
          name={`${opened.webhook.address} with its log`}
          onDelete={() => {
            const { id, version } = opened.webhook
            // Also after a refusal: what is shown may be older than what there is.
            return sendEndpoint(webhookEndpoints.delete, { params: { id } }, { version }).finally(changed)
          }}
          onDeleted={changed}
          onClose={close}
        />
      )}
    </>
  )
}
