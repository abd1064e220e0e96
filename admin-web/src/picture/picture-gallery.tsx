import type { PictureAnswer } from '@tahanan/contracts/picture/picture.ts'
import { Picture, pictureFiles } from '@tahanan/web/ui/picture.tsx'
import { useState } from 'react'

interface PictureGalleryProps {
  readonly pictures: readonly PictureAnswer[]
  /** Of what they are. */
  readonly name: string
}

/** One picture large, the others below it to choose from. */
export function PictureGallery({ pictures, name }: PictureGalleryProps) {
  const [chosen, setChosen] = useState(0)
  const picture = pictures[chosen] ?? pictures[0]
  if (picture === undefined) return <p className="rounded bg-sunken p-8 text-center text-ink-soft">None uploaded.</p>
  return (
    <div className="space-y-3">
      <figure>
        <Picture
          {...pictureFiles(picture)}
          alt={picture.caption || `${name}, picture ${chosen + 1}`}
          sizes="(min-width: 1024px) 60vw, 100vw"
          isPriority
          className="aspect-[16/9] max-h-[500px] w-full rounded-lg"
        />
        <figcaption className="mt-1 text-sm text-ink-soft">
          {[picture.caption, picture.kind].filter(Boolean).join(' · ')}
        </figcaption>
      </figure>
      {pictures.length > 1 && (
        <div className="flex gap-2 overflow-x-auto pb-1">
          {pictures.map((other, place) => (
            <button
              key={other.id}
              type="button"
              aria-label={`Show picture ${place + 1} of ${pictures.length}`}
              aria-pressed={place === chosen}
              className="shrink-0 rounded border-2 border-transparent aria-pressed:border-brand"
              onClick={() => setChosen(place)}
            >
              <Picture src={other.url} variants={other.variants} alt="" sizes="96px" className="h-16 w-24 rounded-sm" />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
