import type { PictureAnswer } from '@tahanan/contracts/picture/picture.ts'
import { type PictureKind, pictureKindSchema } from '@tahanan/contracts/picture/public-picture.ts'
import { pictureEndpoints } from '@tahanan/contracts/picture/picture.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Card } from '@tahanan/web/ui/card.tsx'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { Field, Select } from '@tahanan/web/ui/field.tsx'
import { IconButton } from '@tahanan/web/ui/icon-button.tsx'
import { Picture } from '@tahanan/web/ui/picture.tsx'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { Failure } from '../form/failure.tsx'
import { SAVED_MS, SavedFlash } from '../form/saved-flash.tsx'
import { TextField } from '../form/text-field.tsx'
import { usePassing, useSaving } from '../form/use-saving.ts'
import { useMay } from '../session/use-session.ts'
import { dashboardSettings } from '../settings/dashboard-settings.ts'
import { moved } from './upload-rules.ts'
import { PICTURE_CALLS, type PictureCalls } from './picture-calls.ts'
import { UploadPanel } from './upload-panel.tsx'
import { useUploads } from './use-uploads.ts'

const KINDS = [
  { value: '', label: 'Not said' },
  { value: 'actual', label: 'Actual photo' },
  { value: 'perspective', label: 'Artist’s perspective' },
  { value: 'floor plan', label: 'Floor plan' },
] as const satisfies readonly { readonly value: '' | PictureKind; readonly label: string }[]

interface ImageSectionProps {
  readonly title: string
  readonly owner: keyof typeof PICTURE_CALLS
  readonly ownerId: number
  readonly pictures: readonly PictureAnswer[]
  /** Something is different now: ask for the owner again. */
  readonly onChanged: () => Promise<unknown>
}

/** The pictures of a listing or a project: adding, ordering by drag or by keys, cover, caption, kind, deleting. */
export function ImageSection({ title, owner, ownerId, pictures, onChanged }: ImageSectionProps) {
  const calls = PICTURE_CALLS[owner]
  const params = { id: ownerId }
  const mayChange = useMay(calls.upload)
  const saving = useSaving()
  /** The order just chosen, until the server has it. */
  const [order, setOrder] = useState<readonly PictureAnswer[]>()
  const [dragged, setDragged] = useState<number>()
  const shown = order ?? pictures
  const uploads = useUploads(
    (file, options) => sendEndpoint(calls.upload, { params, body: { 'image[]': [file] } }, options),
    () => void onChanged(),
  )

  const move = async (from: number, to: number): Promise<void> => {
    const next = moved(shown, from, to)
    if (next === shown) return
    setOrder(next)
    await saving.run(async () => {
      await sendEndpoint(calls.reorder, { params, body: { pictures: next.map(({ id }) => id) } })
      await onChanged()
    })
    setOrder(undefined)
  }

  return (
    <section aria-label={title} className="space-y-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-lg font-semibold">{title}</h2>
        <p className="text-sm text-ink-soft">
          {pictures.length}
          {owner === 'listing' && ` of up to ${dashboardSettings.picturesMax}`}
          {pictures.length > 1 && '. The first one is the cover. Drag to reorder, or use the arrows.'}
        </p>
      </div>
      {mayChange && <UploadPanel uploads={uploads} noun="images" />}
      <Failure problem={saving.problem} />
      {shown.length === 0 && <p className="text-ink-soft">None uploaded.</p>}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((picture, place) => (
          <li key={picture.id}>
            <PictureCard
              isDragged={dragged === place}
              onDragged={(isDragged) => setDragged(isDragged ? place : undefined)}
              onDropped={() => dragged !== undefined && void move(dragged, place)}
              picture={picture}
              calls={calls}
              place={place}
              count={shown.length}
              mayChange={mayChange}
              onMove={(to) => void move(place, to)}
              onChanged={onChanged}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PictureCardProps {
  readonly picture: PictureAnswer
  readonly calls: PictureCalls
  readonly place: number
  readonly count: number
  readonly mayChange: boolean
  readonly isDragged: boolean
  readonly onDragged: (isDragged: boolean) => void
  /** Another one was let go here. */
  readonly onDropped: () => void
  readonly onMove: (to: number) => void
  readonly onChanged: () => Promise<unknown>
}

function PictureCard(props: PictureCardProps) {
  const { picture, calls, place, count, mayChange, isDragged, onDragged, onDropped, onMove, onChanged } = props
  const [isDeleting, setDeleting] = useState(false)
  const name = picture.caption || `Picture ${place + 1}`
  return (
    <Card
      className={`overflow-hidden ${isDragged ? 'opacity-50' : ''}`}
      draggable={mayChange}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        onDragged(true)
      }}
      onDragOver={(event) => event.preventDefault()}
      onDragEnd={() => onDragged(false)}
      onDrop={(event) => {
        event.preventDefault()
        onDropped()
      }}
    >
      <div className="relative aspect-[4/3]">
        <Picture
          src={picture.url}
          variants={picture.variants}
          blur={picture.blur}
          alt={name}
          width={picture.width}
          height={picture.height}
          sizes="(min-width: 1280px) 360px, (min-width: 640px) 45vw, 100vw"
          className="size-full"
        />
        {place === 0 && (
          <Chip tone="picture" className="absolute left-3 top-3">
            Cover
          </Chip>
        )}
      </div>
      <div className="space-y-3 p-3">
        <PictureProgressNote picture={picture} mayChange={mayChange} onChanged={onChanged} />
        {mayChange ? (
          <>
            <PictureCaption key={picture.id} picture={picture} call={calls.update} onChanged={onChanged} />
            <div className="flex items-center">
              <IconButton
                icon="chevron-left"
                label={`Move ${name} earlier`}
                disabled={place === 0}
                onClick={() => onMove(place - 1)}
              />
              <IconButton
                icon="chevron-right"
                label={`Move ${name} later`}
                disabled={place === count - 1}
                onClick={() => onMove(place + 1)}
              />
              {place > 0 && (
                <Button kind="quiet" size="small" onClick={() => onMove(0)}>
                  Make cover
                </Button>
              )}
              <IconButton icon="trash" label={`Delete ${name}`} className="ml-auto" onClick={() => setDeleting(true)} />
            </div>
          </>
        ) : (
          <p className="text-sm text-ink-soft">{[picture.caption, picture.kind].filter(Boolean).join(' · ')}</p>
        )}
      </div>
      {isDeleting && (
        <DeleteDialog
          title="Delete picture"
          name={name}
          onDelete={() => sendEndpoint(calls.delete, { params: { id: picture.id } })}
          onDeleted={() => {
            setDeleting(false)
            void onChanged()
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </Card>
  )
}

interface PictureProgressNoteProps {
  readonly picture: PictureAnswer
  readonly mayChange: boolean
  readonly onChanged: () => Promise<unknown>
}

/** How far a picture's other sizes are; one that failed can be tried again. */
function PictureProgressNote({ picture, mayChange, onChanged }: PictureProgressNoteProps) {
  const saving = useSaving()
  if (picture.state === 'ready') return null
  if (picture.state === 'pending') return <p className="text-sm text-ink-soft">Smaller sizes are being made.</p>
  const retry = (): Promise<boolean> =>
    saving.run(async () => {
      await sendEndpoint(pictureEndpoints.retry, { params: { id: picture.id } })
      await onChanged()
    })
  return (
    <div className="rounded bg-danger-soft px-3 py-2 text-sm text-danger">
      <p>Its sizes could not be made{picture.cause !== null && `: ${picture.cause}`}</p>
      {mayChange && (
        <Button kind="secondary" size="small" className="mt-2" isBusy={saving.isRunning} onClick={() => void retry()}>
          Try again
        </Button>
      )}
    </div>
  )
}

interface PictureCaptionProps {
  readonly picture: PictureAnswer
  readonly call: PictureCalls['update']
  readonly onChanged: () => Promise<unknown>
}

/** What stands below a picture, and what kind it is, which an advertisement has to say; each saved as it is left. */
function PictureCaption({ picture, call, onChanged }: PictureCaptionProps) {
  const [caption, setCaption] = useState(picture.caption)
  const saving = useSaving()
  const [isSaved, flash] = usePassing<true>(SAVED_MS)
  const save = async (body: { readonly caption?: string; readonly kind?: PictureAnswer['kind'] }): Promise<void> => {
    const isDone = await saving.run(async () => {
      await sendEndpoint(call, { params: { id: picture.id }, body })
      await onChanged()
    })
    if (isDone) flash(true)
  }
  return (
    <div className="space-y-3">
      <div onBlur={() => (caption === picture.caption ? undefined : void save({ caption }))}>
        <TextField
          label="Caption"
          value={caption}
          messages={saving.messages('caption') ?? (saving.problem && [saving.problem.message])}
          onChange={setCaption}
        />
      </div>
      <Field label="Kind">
        {(control) => (
          <Select
            {...control}
            options={KINDS}
            value={picture.kind ?? ''}
            onChange={(event) => void save({ kind: pictureKindSchema.safeParse(event.target.value).data ?? null })}
          />
        )}
      </Field>
      <SavedFlash isShown={isSaved === true} />
    </div>
  )
}
