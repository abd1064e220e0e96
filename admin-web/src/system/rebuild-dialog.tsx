import type { RebuildTarget } from '@tahanan/contracts/system/rebuild-target.ts'
import { systemEndpoints } from '@tahanan/contracts/system/system.endpoints.ts'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { TARGET_LABELS } from './rebuild-labels.ts'
import { useSystemAct } from './use-system-act.ts'

interface RebuildDialogProps {
  readonly target: RebuildTarget
  readonly onClose: () => void
}

/** Asks before it begins something that takes the machine's time. */
export function RebuildDialog({ target, onClose }: RebuildDialogProps) {
  const { saving, run } = useSystemAct()
  const begin = async (): Promise<void> => {
    const isBegun = await run(() => sendEndpoint(systemEndpoints.rebuild, { body: { target } }))
    if (isBegun) onClose()
  }
  return (
    <FormDialog
      title={`Rebuild ${TARGET_LABELS[target]}?`}
      submitLabel="Rebuild"
      saving={saving}
      isDirty={false}
      onClose={onClose}
      onSubmit={() => void begin()}
    >
      <p>
        Nothing is lost and visitors are answered all the while. With many listings it takes some minutes, in which new
        changes may be seen a little later.
      </p>
    </FormDialog>
  )
}
