import type { WebhookAnswer } from '@tahanan/contracts/webhook/webhook.ts'
import { Chip } from '@tahanan/web/ui/chip.tsx'

/** Whether an address is told, and whether it takes what it is told. */
export function WebhookStateChip({ webhook: { state, failing_since: since } }: { readonly webhook: WebhookAnswer }) {
  if (state === 'disabled') return <Chip tone="plain">Disabled</Chip>
  return since === null ? <Chip tone="success">Active</Chip> : <Chip tone="danger">Failing</Chip>
}
