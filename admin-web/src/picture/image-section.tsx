import type { Endpoint } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { PictureAnswer } from '@tahanan/contracts/picture/picture.ts'
import { type PictureKind, pictureKindSchema } from '@tahanan/contracts/picture/public-picture.ts'
import { pictureEndpoints } from '@tahanan/contracts/picture/picture.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Card } from '@tahanan/web/ui/card.tsx'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { SelectField, TextField } from '../form/fields.tsx'
import { IconButton } from '@tahanan/web/ui/icon-button.tsx'
import { Picture, pictureFiles } from '@tahanan/web/ui/picture.tsx'
import { useRef, useState } from 'react'
import { sendEndpoint, useForget } from '../api/endpoint-calls.ts'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { Failure } from '../form/saving-notes.tsx'
import { SAVED_MS, SavedFlash } from '../form/saved-flash.tsx'
import { useInTurn, usePassing, useSaving } from '../form/use-saving.ts'
import { useTyped } from '../form/use-typed.ts'
import { useMay } from '../session/use-session.ts'
import { dashboardSettings } from '../settings/dashboard-settings.ts'
import { IMAGE_FILES } from '../upload/upload-rules.ts'
import { UploadPanel } from '../upload/upload-panel.tsx'
import { useUploads } from '../upload/use-uploads.ts'
import { moved } from './picture-order.ts'

const KINDS = [
  { value: '', label: 'Not said' },
  { value: 'actual', label: 'Actual photo' },
  { value: 'perspective', label: 'Artist’s perspective' },
  { value: 'floor plan', label: 'Floor plan' },
] as const satisfies readonly { readonly value: '' | PictureKind; readonly label: string }[]

/** Whose pictures there are several of. */
type AlbumOwner = 'listing' | 'project' | 'site'

type Album = (typeof pictureEndpoints)[AlbumOwner]

interface ImageSectionProps {
  readonly title: string
  readonly owner: AlbumOwner
  readonly ownerId: number
  /** Of a listing or a project. */
  readonly ownerName?: string
  /** Of the screen that shows them. */
  readonly path: string
  /** Calls whose answers name them. */
  readonly shownIn: readonly Pick<Endpoint, 'id'>[]
  readonly pictures: readonly PictureAnswer[]
  /** Something is different now: ask for the owner again. */
  readonly onChanged: () => Promise<unknown>
}

/** The pictures of a listing, a project or the board: adding, ordering by drag or by keys, cover, caption, kind, deleting. */
export function ImageSection(props: ImageSectionProps) {
  const { title, owner, ownerId, ownerName, path, shownIn, pictures, onChanged } = props
  const calls = pictureEndpoints[owner]
  const params = { id: ownerId }
  const mayChange = useMay(calls.upload)
  const saving = useSaving()
  /** Ids in the order just chosen, until the server has it. */
  const [order, setOrder] = useState<readonly number[]>()
  /** The last one chosen, also while an earlier one is on its way: keys are faster than answers. */
  const wanted = useRef<readonly number[]>(undefined)
  /** One that is deleted meanwhile would be unknown to the order. */
  const moving = useRef<Promise<unknown>>(undefined)
  const [dragged, setDragged] = useState<number>()
  const placeOf = ({ id }: PictureAnswer): number =>
    order?.includes(id) === true ? order.indexOf(id) : pictures.length
  const shown = order === undefined ? pictures : pictures.toSorted((one, other) => placeOf(one) - placeOf(other))
  // Not as soon as it is saved: what is shown from then on has to have come after that.
  const [seen, setSeen] = useState(pictures)
  if (seen !== pictures) {
    setSeen(pictures)
    if (!saving.isRunning) setOrder(undefined)
  }
  const forget = useForget()
  const uploads = useUploads(
    {
      name: `pictures of ${owner} ${ownerId}`,
      label: ownerName === undefined ? title : `${ownerName}: ${title}`,
      path,
      onSent: () => forget(...shownIn),
      async send(file, { before, ...options }) {
        const body = { 'image[]': [file], ...(before !== undefined && { before }) }
        return (await sendEndpoint(calls.upload, { params, body }, options))[0]?.id
      },
    },
    IMAGE_FILES,
  )

  const move = async (from: number, to: number): Promise<void> => {
    if (from === to || to < 0 || to >= shown.length) return
    const next = moved(shown, from, to).map(({ id }) => id)
    const isSending = wanted.current !== undefined
    wanted.current = next
    setOrder(next)
    if (isSending) return
    moving.current = saving.run(async () => {
      let sent: readonly number[] | undefined
      while (sent !== wanted.current) {
        sent = wanted.current ?? next
        await sendEndpoint(calls.reorder, { params, body: { pictures: sent } })
        await onChanged()
      }
    })
    const isSaved = await moving.current
    wanted.current = undefined
    if (!isSaved) setOrder(undefined)
  }

  return (
    <section aria-label={title} className="space-y-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-lg font-semibold">{title}</h2>
        <p className="text-sm text-ink-soft">
          {pictures.length}
          {owner === 'listing' && ` of up to ${dashboardSettings.picturesMax}`}
          {owner === 'site' && '. Caption each with the name of its member.'}
          {owner !== 'site' &&
            pictures.length > 1 &&
            '. The first one is the cover. Drag to reorder, or use the arrows.'}
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
              hasCover={owner !== 'site'}
              place={place}
              count={shown.length}
              mayChange={mayChange}
              onDelete={async () => {
                await moving.current
                await sendEndpoint(calls.delete, { params: { id: picture.id } })
              }}
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
  readonly calls: Album
  /** The first of them stands for all. */
  readonly hasCover: boolean
  readonly place: number
  readonly count: number
  readonly mayChange: boolean
  readonly isDragged: boolean
  readonly onDragged: (isDragged: boolean) => void
  /** Another one was let go here. */
  readonly onDropped: () => void
  readonly onDelete: () => Promise<void>
  readonly onMove: (to: number) => void
  readonly onChanged: () => Promise<unknown>
}

function PictureCard(props: PictureCardProps) {
  const {
    picture,
    calls,
    hasCover,
    place,
    count,
    mayChange,
    isDragged,
    onDragged,
    onDropped,
    onDelete,
    onMove,
    onChanged,
  } = props
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
          {...pictureFiles(picture)}
          alt={name}
          sizes="(min-width: 1280px) 360px, (min-width: 640px) 45vw, 100vw"
          className="size-full"
        />
        {hasCover && place === 0 && (
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
                aria-disabled={place === 0}
                onClick={() => onMove(place - 1)}
              />
              <IconButton
                icon="chevron-right"
                label={`Move ${name} later`}
                aria-disabled={place === count - 1}
                onClick={() => onMove(place + 1)}
              />
              {hasCover && place > 0 && (
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
          onDelete={onDelete}
          onDeleted={() => void onChanged()}
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
  readonly call: Album['update']
  readonly onChanged: () => Promise<unknown>
}

/** What stands below a picture, and what kind it is, which an advertisement has to say; each saved as it is left. */
function PictureCaption({ picture, call, onChanged }: PictureCaptionProps) {
  const { text: caption, type, settle } = useTyped(picture.caption)
  const saving = useSaving()
  const inTurn = useInTurn()
  const [isSaved, flash] = usePassing<true>(SAVED_MS)
  const save = async (body: { readonly caption?: string; readonly kind?: PictureAnswer['kind'] }): Promise<boolean> => {
    const send = async () => {
      await sendEndpoint(call, { params: { id: picture.id }, body })
      await onChanged()
    }
    const isDone = await inTurn(() => saving.run(send))
    if (isDone) flash(true)
    return isDone
  }
  return (
    <div className="space-y-3">
      <div onBlur={() => (caption.trim() === picture.caption ? undefined : void save({ caption }).then(settle))}>
        <TextField
          label="Caption"
          value={caption}
          messages={saving.messages('caption') ?? (saving.problem && [saving.problem.message])}
          onChange={type}
        />
      </div>
      <SelectField
        label="Kind"
        options={KINDS}
        value={picture.kind ?? ''}
        onChange={(kind) => void save({ kind: pictureKindSchema.safeParse(kind).data ?? null })}
      />
      <SavedFlash isShown={isSaved === true} />
    </div>
  )
}
