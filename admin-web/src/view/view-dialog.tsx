import type { ViewAnswer } from '@tahanan/contracts/view/view.ts'
import { viewEndpoints } from '@tahanan/contracts/view/view.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { useIdempotencyKey } from '@tahanan/web/ui/idempotency-key.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useForget } from '../api/use-endpoint.ts'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { CheckField } from '../form/check-field.tsx'
import { formField } from '../form/form-field.ts'
import { TextField } from '../form/text-field.tsx'
import { useDraft } from '../form/use-draft.ts'
import { useSaving } from '../form/use-saving.ts'
import { useMay } from '../session/use-session.ts'

interface ViewDialogProps {
  /** Undefined for a new one. */
  readonly view: ViewAnswer | undefined
  /** What a new one keeps. */
  readonly kept: Pick<ViewAnswer, 'query' | 'columns'>
  readonly addressOf: (view: ViewAnswer) => string
  readonly onClose: () => void
}

/** Names a view and says who sees it; deletes it. */
export function ViewDialog({ view, kept, addressOf, onClose }: ViewDialogProps) {
  const draft = useDraft(() => ({ name: view?.name ?? '', is_shared: view?.is_shared ?? false }))
  const { values: said, set } = draft
  const [isDeleting, setDeleting] = useState(false)
  const mayShare = useMay('editor')
  const saving = useSaving()
  const idempotencyKey = useIdempotencyKey(said, kept)
  const forget = useForget()
  const navigate = useNavigate()
  const leave = (search: string): void => {
    forget(viewEndpoints.list, viewEndpoints.counts)
    onClose()
    void navigate(search, { replace: true })
  }
  const save = (): Promise<boolean> =>
    saving.run(async () => {
      leave(
        addressOf(
          view === undefined
            ? await sendEndpoint(viewEndpoints.create, { body: { ...said, ...kept } }, { idempotencyKey })
            : await sendEndpoint(
                viewEndpoints.update,
                { params: { id: view.id }, body: said },
                { version: view.version },
              ),
        ),
      )
    })
  if (view !== undefined && isDeleting) {
    return (
      <DeleteDialog
        title="Delete view"
        name={view.name}
        onDelete={() =>
          sendEndpoint(viewEndpoints.delete, { params: { id: view.id } }, { version: view.version }).finally(() =>
            forget(viewEndpoints.list),
          )
        }
        onDeleted={() => leave('/dashboard/listings')}
        onClose={() => setDeleting(false)}
      />
    )
  }
  return (
    <FormDialog
      title={view === undefined ? 'Save as a view' : 'Edit view'}
      saving={saving}
      isDirty={draft.isDirty}
      fields={['name', 'is_shared']}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label="Name"
        isRequired
        hint="Filters, search, order and columns are kept under it."
        {...formField(draft, saving, 'name')}
      />
      {mayShare && (
        <CheckField
          label="Everybody sees it"
          isChecked={said.is_shared}
          onChange={(isShared) => set('is_shared', isShared)}
        />
      )}
      {view !== undefined && (
        <Button kind="danger" size="small" onClick={() => setDeleting(true)}>
          Delete view
        </Button>
      )}
    </FormDialog>
  )
}
