import type { PictureAnswer } from '@tahanan/contracts/picture/picture-answer.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Card } from '@tahanan/web/ui/card.tsx'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { IconButton } from '@tahanan/web/ui/icon-button.tsx'
import { Picture } from '@tahanan/web/ui/picture.tsx'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { PictureCaption } from './picture-caption.tsx'
import type { PictureCalls } from './picture-calls.ts'
import { PictureProgressNote } from './picture-progress-note.tsx'

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

export function PictureCard(props: PictureCardProps) {
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
