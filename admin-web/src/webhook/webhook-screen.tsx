import type { WebhookAnswer } from '@tahanan/contracts/webhook/webhook.ts'
import { webhookEndpoints } from '@tahanan/contracts/webhook/webhook.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useEndpoint, useForget } from '../api/use-endpoint.ts'
import { NotFoundScreen } from '../app/not-found-screen.tsx'
import { Facts } from '../screen/facts.tsx'
import { FormPart } from '../screen/form-part.tsx'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { momentText } from '../time/time-texts.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { eventLabel, WebhookActDialog, WebhookFormDialog, WebhookSecretDialog } from './webhook-dialogs.tsx'
import { WebhookStateChip } from './webhook-state-chip.tsx'

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
