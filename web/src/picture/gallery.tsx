import type { PublicPicture } from '@tahanan/contracts/picture/public-picture.ts'
import { lazy, Suspense, useRef, useState } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import { useIsBrowser } from '../ui/use-is-browser.ts'
import { GallerySlide } from './gallery-slide.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useCurrentSlide } from './use-current-slide.ts'

const Slideshow = lazy(async () => ({ default: (await import('./slideshow.tsx')).Slideshow }))

interface GalleryProps {
  readonly pictures: readonly PublicPicture[]
  /** What they show: the listing's name. */
  readonly subject: string
}

/**
 * "An image carousel that cycles automatically (height 500), with a full-screen slideshow on click" (§2). It can be
 * paused, and rests while it is pointed at or has the focus, and where motion is unwanted (decision 76). Swiping is
 * scrolling, so it needs no script.
 */
export function Gallery({ pictures, subject }: GalleryProps) {
  const list = useRef<HTMLUListElement>(null)
  const [opened, setOpened] = useState<number>()
  const isBrowser = useIsBrowser()
  const { current, goTo } = useCurrentSlide(list)
  const autoplay = useAutoplay({
    isPossible: pictures.length > 1 && opened === undefined,
    onTick: () => goTo((current + 1) % pictures.length),
  })
  const step = (by: 1 | -1) => {
    autoplay.pause()
    goTo((current + by + pictures.length) % pictures.length)
  }
  return (
    <section
      aria-roledescription="carousel"
      aria-label={`Pictures of ${subject}`}
      className="relative overflow-hidden bg-sunken sm:rounded-xl"
      {...autoplay.restWhile}
    >
      <ul
        ref={list}
        className="flex h-72 snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] sm:h-[500px] [&::-webkit-scrollbar]:hidden"
      >
        {pictures.map((picture, place) => (
          <GallerySlide
            key={picture.id}
            picture={picture}
            subject={subject}
            place={place}
            count={pictures.length}
            onOpen={() => setOpened(place)}
          />
        ))}
      </ul>
      {isBrowser && pictures.length > 1 && (
        <div className="absolute bottom-3 right-3 flex items-center gap-1 rounded-full bg-shade/75 text-white print:hidden">
          {autoplay.isWanted !== undefined && (
            <IconButton
              icon={autoplay.isWanted ? 'pause' : 'play'}
              label={autoplay.isWanted ? 'Stop changing pictures' : 'Change pictures by themselves'}
              onClick={autoplay.toggle}
              className="!text-white hover:!bg-white/20"
            />
          )}
          <IconButton
            icon="chevron-left"
            label="Previous picture"
            onClick={() => step(-1)}
            className="!text-white hover:!bg-white/20"
          />
          <p className="min-w-12 text-center text-sm tabular-nums" aria-live={autoplay.isRunning ? 'off' : 'polite'}>
            <span className="sr-only">Picture </span>
            {current + 1} / {pictures.length}
          </p>
          <IconButton
            icon="chevron-right"
            label="Next picture"
            onClick={() => step(1)}
            className="!text-white hover:!bg-white/20"
          />
        </div>
      )}
      {opened !== undefined && (
        <Suspense>
          <Slideshow pictures={pictures} subject={subject} first={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
