import { REPLY_LIMITS, type ReplyAnswer, replyAnswerSchema } from '@tahanan/contracts/reply/reply.ts'
import { replyEndpoints } from '@tahanan/contracts/reply/reply.endpoints.ts'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { useIdempotencyKey } from '@tahanan/web/ui/idempotency-key.ts'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { formField } from '../form/form-field.ts'
import { TextAreaField } from '../form/text-area-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { changedPart } from '../form/three-way.ts'
import { type DraftState, useDraft } from '../form/use-draft.ts'
import { type Saving, useSaving } from '../form/use-saving.ts'
import { EditDialog } from '../stale/edit-dialog.tsx'
import { useVersionedSave } from '../stale/use-versioned-save.ts'
import { CutText } from '../table/cut-text.tsx'
import type { Column } from '../table/data-table.tsx'
import { type DialogEnds, RecordsScreen } from '../table/records-screen.tsx'

const LABELS = { name: 'Name', text: 'Text' } as const

const FIELDS = ['name', 'text']

const COLUMNS: readonly Column<ReplyAnswer>[] = [
  { heading: 'Name', show: ({ name }) => name, className: 'font-medium' },
  { heading: 'Text', show: ({ text }) => <CutText text={text} /> },
]

type ReplyDraft = Pick<ReplyAnswer, 'name' | 'text'>

const replyDraft = (reply?: ReplyAnswer): ReplyDraft => ({ name: reply?.name ?? '', text: reply?.text ?? '' })

/** The texts that leads are answered with. */
export function RepliesScreen() {
  return (
    <RecordsScreen
      title="Canned replies"
      noun="replies"
      record="reply"
      columns={COLUMNS}
      endpoints={replyEndpoints}
      deleteTitle="Delete reply"
      addDialog={(ends) => <AddReplyDialog {...ends} />}
      viewDialog={(reply, onClose) => (
        <Dialog isOpen title={reply.name} onClose={onClose}>
          <p className="whitespace-pre-wrap">{reply.text}</p>
        </Dialog>
      )}
      updateLabel="Edit"
      updateDialog={(reply, ends) => <EditReplyDialog reply={reply} {...ends} />}
    />
  )
}

function AddReplyDialog({ onClose, onSaved }: DialogEnds) {
  const draft = useDraft(() => replyDraft(), { name: 'new reply' })
  const saving = useSaving()
  const idempotencyKey = useIdempotencyKey(draft.values)
  const save = async (): Promise<void> => {
    const isDone = await saving.run(() =>
      sendEndpoint(replyEndpoints.create, { body: draft.values }, { idempotencyKey }),
    )
    if (!isDone) return
    draft.forget()
    onSaved()
  }
  return (
    <FormDialog
      title="Add reply"
      submitLabel="Add"
      saving={saving}
      draft={draft}
      fields={FIELDS}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <ReplyForm draft={draft} saving={saving} />
    </FormDialog>
  )
}

function EditReplyDialog({ reply, onClose, onSaved }: DialogEnds & { readonly reply: ReplyAnswer }) {
  const draft = useDraft(() => replyDraft(reply), { version: reply.version, name: `reply ${reply.id}` })
  const edit = useVersionedSave({
    draft,
    answer: replyAnswerSchema,
    draftOf: replyDraft,
    check: () => ({}),
    send: (values, base, version) =>
      sendEndpoint(replyEndpoints.update, { params: reply, body: changedPart(base, values) }, { version }),
    onSaved,
  })
  return (
    <EditDialog
      title="Edit reply"
      noun="reply"
      id={reply.id}
      edit={edit}
      draft={draft}
      fields={FIELDS}
      labels={LABELS}
      show={(field, values) => values[field]}
      onClose={onClose}
    >
      <ReplyForm draft={draft} saving={edit.saving} />
    </EditDialog>
  )
}

function ReplyForm({ draft, saving }: { readonly draft: DraftState<ReplyDraft>; readonly saving: Saving }) {
  const field = (name: keyof ReplyDraft) => ({
    label: LABELS[name],
    isRequired: true,
    ...formField(draft, saving, name),
  })
  return (
    <>
      <TextField {...field('name')} autoFocus />
      <TextAreaField
        {...field('text')}
        hint={`{name}, {listing}, {price} and {agent} are filled in for each lead. At most ${REPLY_LIMITS.text} characters.`}
      />
    </>
  )
}
