import { realtyEndpoints } from '@tahanan/contracts/realty/realty.endpoints.ts'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { useDraft } from '../form/use-draft.ts'
import { useIdempotencyKey } from '../form/use-idempotency-key.ts'
import { useSaving } from '../form/use-saving.ts'
import { REALTY_FIELDS, realtyDraft } from './realty-draft.ts'
import { RealtyForm } from './realty-form.tsx'
import { realtyProblems } from './realty-problems.ts'

interface AddRealtyDialogProps {
  readonly onClose: () => void
  readonly onSaved: () => void
}

export function AddRealtyDialog({ onClose, onSaved }: AddRealtyDialogProps) {
  const draft = useDraft(() => realtyDraft())
  const [logo, setLogo] = useState<File>()
  const saving = useSaving()
  const idempotencyKey = useIdempotencyKey(draft.values, logo)
  const save = async (): Promise<void> => {
    if (saving.refuse(realtyProblems(draft.values))) return
    const body = { ...draft.values, ...(logo !== undefined && { logo: [logo] }) }
    if (await saving.run(() => sendEndpoint(realtyEndpoints.create, { body }, { idempotencyKey }))) onSaved()
  }
  return (
    <FormDialog
      title="Add Realty"
      size="wide"
      submitLabel="Add"
      saving={saving}
      isDirty={draft.isDirty || logo !== undefined}
      fields={REALTY_FIELDS}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <RealtyForm draft={draft} saving={saving} logo={logo} onLogo={setLogo} />
    </FormDialog>
  )
}
