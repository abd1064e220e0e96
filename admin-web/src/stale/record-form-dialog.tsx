import type { FieldMessages } from '@tahanan/contracts/endpoint/field-messages.ts'
import { useIdempotencyKey } from '@tahanan/web/ui/idempotency-key.ts'
import { type ComponentType, useRef, useState } from 'react'
import type { z } from 'zod'
import type { SendOptions } from '../api/endpoint-calls.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { changedPart } from '../form/three-way.ts'
import { type DraftState, useDraft } from '../form/use-draft.ts'
import { type Saving, useSaving } from '../form/use-saving.ts'
import { type ChosenPicture, useChosenPicture } from '../picture/single-picture-field.tsx'
import type { FormEnds } from '../table/records-screen.tsx'
import { EditDialog } from './edit-dialog.tsx'
import type { OvertakenNoteProps } from './overtaken-note.tsx'
import type { StaleDialogProps } from './stale-dialog.tsx'
import { useVersionedSave } from './use-versioned-save.ts'

/** What the fields of a record are drawn with; adding and updating may differ in what is required. */
export interface RecordFormProps<Values> {
  readonly draft: DraftState<Values>
  readonly saving: Saving
  readonly picture: ChosenPicture
  readonly isEdit: boolean
}

interface RecordFormDialogProps<Values, Body, Row>
  extends FormEnds<Row>, Omit<StaleDialogProps<Values>, 'edit'>, Pick<OvertakenNoteProps, 'get'> {
  /** As its drafts are kept, and others are told of it. */
  readonly noun: string
  readonly title: string
  readonly answer: z.ZodType<Row>
  readonly draftOf: (row?: Row) => Values
  /** The form as the calls take it. */
  readonly bodyOf: (values: Values) => Body
  readonly check?: (values: Values, about: { readonly isEdit: boolean; readonly hasPicture: boolean }) => FieldMessages
  /** What is chosen for a new one until something else is. */
  readonly withDefaults?: (values: Values) => Values
  readonly create: (body: Body, picture: File | undefined, options: SendOptions) => Promise<Row>
  readonly update: (id: number, body: Partial<Body>, picture: File | undefined, options: SendOptions) => Promise<Row>
  /** What the calls name its one picture, */
  readonly pictureField?: string
  /** the address of the one there is, */
  readonly pictureOf?: (row: Row) => string | null | undefined
  /** and whether it goes in a call of its own once the rest is saved (§4, decision 92). */
  readonly isPictureLast?: boolean
  readonly fields: ComponentType<RecordFormProps<Values>>
}

interface Stored {
  readonly id: number
  readonly version: number
}

type Fields = Readonly<Record<string, unknown>>

/** The form of a record in a dialog: a new one, or one that is there already. */
export function RecordFormDialog<Values extends Fields, Body extends object, Row extends Stored>(
  props: RecordFormDialogProps<Values, Body, Row>,
) {
  return props.row === undefined ? <AddDialog {...props} /> : <UpdateDialog {...props} row={props.row} />
}

/**
 * "Adding first creates the record, then uploads the photo in a second update" (§4), where the picture comes last. If that
 * fails the record stays, and saving again is the second step alone (decision 92).
 */
function AddDialog<Values extends Fields, Body extends object, Row extends Stored>(
  props: RecordFormDialogProps<Values, Body, Row>,
) {
  const { noun, check, withDefaults = same, isPictureLast = false, fields: Form, onChanged } = props
  const draft = useDraft(() => props.draftOf(), { name: `new ${noun}` })
  const values = withDefaults(draft.values)
  const picture = useChosenPicture()
  const { file } = picture
  const first = isPictureLast ? undefined : file
  const saving = useSaving()
  const idempotencyKey = useIdempotencyKey(values, first)
  const created = useRef<Row>(undefined)
  const [isHalfDone, setHalfDone] = useState(false)
  const save = async (): Promise<void> => {
    if (saving.refuse(check?.(values, { isEdit: false, hasPicture: file !== undefined }) ?? {})) return
    const isSaved = await saving.run(async () => {
      if (created.current === undefined) {
        created.current = await props.create(props.bodyOf(values), first, { idempotencyKey })
        draft.forget()
        if (isPictureLast) onChanged()
        setHalfDone(isPictureLast)
      }
      if (isPictureLast && file !== undefined) await props.update(created.current.id, {}, file, {})
    })
    if (isSaved) props.onSaved()
  }
  return (
    <FormDialog
      title={props.title}
      size="wide"
      submitLabel={isHalfDone ? 'Send the photo' : 'Add'}
      saving={saving}
      draft={draft}
      isDirty={!isHalfDone && (draft.isDirty || file !== undefined)}
      fields={shownFields(props)}
      onClose={props.onClose}
      onSubmit={() => void save()}
    >
      {isHalfDone && !saving.isRunning && (
        <p role="status" className="rounded bg-warning-soft px-4 py-3 text-sm text-warning">
          The {noun} is saved, the photo is not yet. Save again to send the photo, or close and add it later.
        </p>
      )}
      <Form draft={{ ...draft, values }} saving={saving} picture={picture} isEdit={false} />
    </FormDialog>
  )
}

function UpdateDialog<Values extends Fields, Body extends object, Row extends Stored>(
  props: RecordFormDialogProps<Values, Body, Row> & { readonly row: Row },
) {
  const { row, noun, answer, draftOf, bodyOf, check, isPictureLast, fields: Form, onClose, onSaved } = props
  const draft = useDraft(() => draftOf(row), { version: row.version, name: `${noun} ${row.id}` })
  const picture = useChosenPicture(props.pictureOf?.(row))
  const { file } = picture
  const hasPicture = (file ?? picture.current) !== undefined
  const edit = useVersionedSave({
    draft,
    record: { noun, id: row.id },
    answer,
    draftOf,
    check: (values) => check?.(values, { isEdit: true, hasPicture }) ?? {},
    // "Pictures are sent only when a new file is chosen" (§7).
    async send(values, base, version) {
      const changes = changedPart(bodyOf(base), bodyOf(values))
      if (!isPictureLast || file === undefined) return props.update(row.id, changes, file, { version })
      const saved = await props.update(row.id, changes, undefined, { version })
      return props.update(row.id, {}, file, { version: saved.version })
    },
    hasPicture: file !== undefined,
    onSaved,
  })
  return (
    <EditDialog
      get={props.get}
      title={props.title}
      edit={edit}
      draft={draft}
      isDirty={draft.isDirty || file !== undefined}
      fields={shownFields(props)}
      labels={props.labels}
      show={props.show}
      onClose={onClose}
    >
      <Form draft={draft} saving={edit.saving} picture={picture} isEdit />
    </EditDialog>
  )
}

const same = <Values,>(values: Values): Values => values

/** Fields whose messages stand beside them. */
function shownFields({ labels, pictureField = '' }: { readonly labels: object; readonly pictureField?: string }) {
  return [...Object.keys(labels), pictureField]
}
