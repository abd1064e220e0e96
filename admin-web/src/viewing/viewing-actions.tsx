import type { ViewingAnswer, ViewingState } from '@tahanan/contracts/viewing/viewing.ts'
import { viewingEndpoints } from '@tahanan/contracts/viewing/viewing.endpoints.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { type ReactNode, useState } from 'react'
import { useForget } from '../api/endpoint-calls.ts'
import { useMay } from '../session/use-session.ts'
import { ACT_LABELS, type ViewingAct, ViewingDialog, type ViewingDialogProps } from './viewing-dialog.tsx'

const ACTS: Readonly<Record<ViewingState, readonly ViewingAct[]>> = {
  proposed: ['confirm', 'move', 'decline'],
  confirmed: ['move', 'cancel'],
  declined: [],
  cancelled: [],
}

interface ViewingActionsProps {
  readonly viewing: ViewingAnswer
  /** Of `useViewingDialog`. */
  readonly onAct: (viewing: ViewingAnswer, act: ViewingAct) => void
}

/** What can be done with a viewing as it is, for who may. */
export function ViewingActions({ viewing, onAct }: ViewingActionsProps) {
  if (!useMay(viewingEndpoints.confirm)) return null
  return (
    <div className="flex flex-wrap gap-2">
      {ACTS[viewing.state].map((act) => (
        <Button
          key={act}
          size="small"
          kind={act === 'confirm' ? 'primary' : 'secondary'}
          aria-label={`${ACT_LABELS[act]} the viewing of ${viewing.listing.name} by ${viewing.lead.fullname}`}
          onClick={() => onAct(viewing, act)}
        >
          {ACT_LABELS[act]}
        </Button>
      ))}
    </div>
  )
}

/** The dialog of what is done with a viewing. It stands beside the lists: the viewing may go from these meanwhile. */
export function useViewingDialog(): Pick<ViewingActionsProps, 'onAct'> & { readonly dialog: ReactNode } {
  const forget = useForget()
  const [opened, setOpened] = useState<Pick<ViewingDialogProps, 'begun' | 'act'>>()
  return {
    onAct: (begun, act) => setOpened({ begun, act }),
    dialog: opened !== undefined && (
      <ViewingDialog
        {...opened}
        onClose={() => setOpened(undefined)}
        onChanged={() => forget(viewingEndpoints.list, leadEndpoints.list, leadEndpoints.get)}
      />
    ),
  }
}

const STATES = {
  proposed: { label: 'Proposed', tone: 'warning' },
  confirmed: { label: 'Confirmed', tone: 'success' },
  declined: { label: 'Declined', tone: 'plain' },
  cancelled: { label: 'Cancelled', tone: 'plain' },
} as const

export function ViewingStateChip({ state }: { readonly state: ViewingState }) {
  return <Chip tone={STATES[state].tone}>{STATES[state].label}</Chip>
}
