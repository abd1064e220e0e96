import type { PublicPicture } from '@tahanan/contracts/picture/public-picture.ts'
import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { classNames } from '../ui/classes.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Picture } from '../ui/picture.tsx'
import { useIsBrowser, useWantsMotion } from '../ui/use-is-browser.ts'
import { pictureText } from './picture-text.ts'

const SIZES = '(min-width: 1216px) 800px, (min-width: 1024px) 66vw, 100vw'

const PERIOD_MS = 5_000

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
        className="flex aspect-[3/2] snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] sm:aspect-auto sm:h-[500px] [&::-webkit-scrollbar]:hidden"
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

/** Which of the slides side by side is in view, and the way to another. */
function useCurrentSlide(list: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const element = list.current
    if (element === null) return undefined
    const look = () => setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [list])
  const goTo = (place: number) => {
    const element = list.current
    if (element === null) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollTo({ left: place * element.clientWidth, behavior: isStill ? 'instant' : 'smooth' })
  }
  return { current, goTo }
}

interface AutoplayOptions {
  /** There is something to go on to, and nothing in the way. */
  readonly isPossible: boolean
  readonly onTick: () => void
}

/** Goes on every five seconds, unless it was stopped, is being looked at closely, or motion is unwanted (WCAG 2.2.2). */
function useAutoplay({ isPossible, onTick }: AutoplayOptions) {
  const [chosen, choose] = useState<boolean>()
  const [isResting, setResting] = useState(false)
  const isWelcome = useWantsMotion()
  const isWanted = chosen ?? isWelcome
  const isRunning = isWanted === true && isPossible && !isResting
  const tick = useEffectEvent(() => {
    if (!document.hidden) onTick()
  })
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => tick(), PERIOD_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return {
    /** Undefined until the browser has said whether motion is welcome. */
    isWanted,
    isRunning,
    toggle: () => choose(isWanted !== true),
    pause: () => choose(false),
    /** For the element that it goes on in. */
    restWhile: {
      onPointerEnter: () => setResting(true),
      onPointerLeave: () => setResting(false),
      onFocus: () => setResting(true),
      onBlur: () => setResting(false),
    },
  }
}

interface GallerySlideProps {
  readonly picture: PublicPicture
  readonly subject: string
  /** From 0. */
  readonly place: number
  readonly count: number
  readonly onOpen: () => void
}

/** One picture of a gallery. Without a script a click leads to the picture itself. */
function GallerySlide({ picture, subject, place, count, onOpen }: GallerySlideProps) {
  const text = pictureText(picture)
  return (
    <li
      aria-roledescription="slide"
      aria-label={`${place + 1} of ${count}`}
      className="relative size-full shrink-0 snap-center"
    >
      <a
        href={picture.url}
        aria-label={`Picture ${place + 1} of ${count}, full screen`}
        onClick={(event) => {
          event.preventDefault()
          onOpen()
        }}
        className="block size-full cursor-zoom-in -outline-offset-4"
      >
        <Picture
          src={picture.url}
          variants={picture.variants}
          alt={text === '' ? `${subject}, picture ${place + 1}` : `${subject}: ${text}`}
          sizes={SIZES}
          width={picture.width}
          height={picture.height}
          blur={picture.blur}
          isPriority={place === 0}
          // What stands upright, a tower for one, is shown whole before its own colours.
          className={classNames('size-full', picture.height > picture.width && '[&>img]:object-contain')}
        />
      </a>
      {text !== '' && (
        <p className="pointer-events-none absolute left-3 top-3 max-w-[calc(100%-1.5rem)] truncate sm:bottom-4 sm:top-auto sm:max-w-[50%] rounded-full bg-shade/75 px-3 py-1 text-sm text-white">
          {text}
        </p>
      )}
    </li>
  )
}
