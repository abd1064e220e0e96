import type { PictureAnswer } from '@tahanan/contracts/picture/picture-answer.ts'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { Failure } from '../form/failure.tsx'
import { useSaving } from '../form/use-saving.ts'
import { useMay } from '../session/use-may.ts'
import { dashboardSettings } from '../settings/dashboard-settings.ts'
import { moved } from './moved.ts'
import { PICTURE_CALLS } from './picture-calls.ts'
import { PictureCard } from './picture-card.tsx'
import { UploadPanel } from './upload-panel.tsx'
import { useUploads } from './use-uploads.ts'

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
