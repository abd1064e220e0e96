import { REPLY_LIMITS, type ReplyAnswer, replyAnswerSchema } from '@tahanan/contracts/reply/reply.ts'
import { replyEndpoints } from '@tahanan/contracts/reply/reply.endpoints.ts'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { sendEndpoint } from '../api/endpoint-calls.ts'
import { formField, TextAreaField, TextField } from '../form/fields.tsx'
import { RecordFormDialog, type RecordFormProps } from '../stale/record-form-dialog.tsx'
import { CutText } from '../table/cut-text.tsx'
import type { Column } from '../table/data-table.tsx'
import { type FormEnds, RecordsScreen } from '../table/records-screen.tsx'

const LABELS = { name: 'Name', text: 'Text' } as const

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
      viewDialog={(reply, onClose) => (
        <Dialog isOpen title={reply.name} onClose={onClose}>
          <p className="whitespace-pre-wrap">{reply.text}</p>
        </Dialog>
      )}
      updateLabel="Edit"
      formDialog={(ends) => <ReplyDialog {...ends} />}
    />
  )
}

function ReplyDialog(ends: FormEnds<ReplyAnswer>) {
  return (
    <RecordFormDialog
      {...ends}
      noun="reply"
      get={replyEndpoints.get}
      title={ends.row === undefined ? 'Add reply' : 'Edit reply'}
      answer={replyAnswerSchema}
      draftOf={replyDraft}
      bodyOf={(values) => values}
      create={(body, _picture, options) => sendEndpoint(replyEndpoints.create, { body }, options)}
      update={(id, body, _picture, options) => sendEndpoint(replyEndpoints.update, { params: { id }, body }, options)}
      labels={LABELS}
      show={(field, values) => values[field]}
      fields={ReplyForm}
    />
  )
}

function ReplyForm({ draft, saving }: RecordFormProps<ReplyDraft>) {
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
