import type { PublicPicture } from '@tahanan/contracts/picture/public-picture.ts'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '../message/messages.ts'
import { pagePart } from '../page/page-part.ts'
import { classNames } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Picture, pictureFiles } from '../ui/picture.tsx'
import { useIsBrowser, useWantsMotion } from '../ui/use-is-browser.ts'
import { NoPicture } from './no-picture.tsx'
import { pictureKindLabel, pictureText } from './picture-text.ts'
import { useCurrentSlide } from './use-current-slide.ts'

const SIZES = '(min-width: 1216px) 800px, (min-width: 1024px) 66vw, 100vw'

const PERIOD_MS = 5_000

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Paper takes no more of them. */
const PRINTED_MAX = 2

const Slideshow = pagePart(undefined, async () => (await import('./slideshow.tsx')).Slideshow)

interface GalleryProps {
  readonly pictures: readonly PublicPicture[]
  /** What they show: the listing's name. */
  readonly subject: string
}

/** The pictures of a listing or a project, or the place of them. */
export function Gallery({ pictures, subject }: GalleryProps) {
  if (pictures.length > 0) return <Slides pictures={pictures} subject={subject} />
  return (
    <div className="relative aspect-[3/2] overflow-hidden sm:aspect-auto sm:h-[500px] sm:rounded-xl print:hidden">
      <NoPicture />
    </div>
  )
}

const OVERLAY_BUTTON = '!text-white hover:!bg-white/20'

/**
 * "An image carousel that cycles automatically (height 500), with a full-screen slideshow on click" (§2). It can be
 * paused, and rests while it is pointed at or has the focus, and where motion is unwanted (decision 76). Swiping is
 * scrolling and thumbnails are links, so both need no script.
 */
function Slides({ pictures, subject }: GalleryProps) {
  const [list, setList] = useState<HTMLUListElement | null>(null)
  const [opened, setOpened] = useState<number>()
  const isBrowser = useIsBrowser()
  const { current, goTo } = useCurrentSlide(list)
  const autoplay = useAutoplay({
    isPossible: pictures.length > 1 && opened === undefined,
    onTick: () => goTo((current + 1) % pictures.length),
  })
  const show = (place: number) => {
    autoplay.pause()
    goTo((place + pictures.length) % pictures.length)
  }
  const floorPlan = pictures.findIndex(({ kind }) => kind === 'floor plan')
  // Of the links and buttons within; full screen has keys of its own, which reach this, too.
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined || opened !== undefined) return
    event.preventDefault()
    show(current + step)
  }
  return (
    <div className="space-y-2" {...{ ...autoplay.restWhile, onKeyDown }}>
      <section
        aria-roledescription="carousel"
        aria-label={m.picture.of({ subject })}
        className="relative overflow-hidden bg-sunken sm:rounded-xl"
      >
        <ul
          ref={setList}
          className="flex aspect-[3/2] snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] sm:aspect-auto sm:h-[500px] [&::-webkit-scrollbar]:hidden print:!h-auto print:!aspect-auto print:grid print:grid-cols-2 print:gap-2"
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
        {floorPlan > 0 && floorPlan !== current && (
          <a
            href={`#${slideId(pictures[floorPlan])}`}
            onClick={(event) => {
              event.preventDefault()
              show(floorPlan)
            }}
            className="absolute right-3 top-12 sm:top-3 flex items-center gap-1.5 rounded-full bg-shade/75 px-3 py-2 text-sm font-medium text-white hover:bg-shade print:hidden"
          >
            <Icon name="floor" className="size-4" />
            {m.picture.floorPlan()}
          </a>
        )}
        {isBrowser && (
          <div className="absolute bottom-3 right-3 flex items-center gap-1 rounded-full bg-shade/75 text-white print:hidden">
            {pictures.length > 1 && (
              <>
                {autoplay.isWanted !== undefined && (
                  <IconButton
                    icon={autoplay.isWanted ? 'pause' : 'play'}
                    label={autoplay.isWanted ? m.picture.stop() : m.picture.play()}
                    onClick={autoplay.toggle}
                    className={OVERLAY_BUTTON}
                  />
                )}
                <IconButton
                  icon="chevron-left"
                  label={m.picture.previous()}
                  onClick={() => show(current - 1)}
                  className={OVERLAY_BUTTON}
                />
                <p
                  className="min-w-12 text-center text-sm tabular-nums"
                  aria-live={autoplay.isRunning ? 'off' : 'polite'}
                >
                  <span className="sr-only">{m.picture.picture()} </span>
                  {current + 1} / {pictures.length}
                </p>
                <IconButton
                  icon="chevron-right"
                  label={m.picture.next()}
                  onClick={() => show(current + 1)}
                  className={OVERLAY_BUTTON}
                />
              </>
            )}
            <IconButton
              icon="lot"
              label={m.picture.fullScreen()}
              onClick={() => setOpened(current)}
              className={OVERLAY_BUTTON}
            />
          </div>
        )}
        {opened !== undefined && (
          <Slideshow pictures={pictures} subject={subject} first={opened} onClose={() => setOpened(undefined)} />
        )}
      </section>
      {pictures.length > 1 && <Thumbnails pictures={pictures} current={current} onChoose={show} />}
    </div>
  )
}

function slideId(picture: PublicPicture | undefined): string {
  return `picture-${picture?.id}`
}

interface ThumbnailsProps {
  readonly pictures: readonly PublicPicture[]
  readonly current: number
  readonly onChoose: (place: number) => void
}

/** All pictures in small, where there is room for them; the one in view is marked, and kept in sight. */
function Thumbnails({ pictures, current, onChoose }: ThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const item = list.current?.children[current]
    if (!(item instanceof HTMLElement)) return
    list.current?.scrollTo({ left: item.offsetLeft - list.current.clientWidth / 2 + item.clientWidth / 2 })
  }, [current])
  return (
    <ul
      ref={list}
      aria-label={m.picture.all()}
      className="relative hidden gap-2 overflow-x-auto p-0.5 [scrollbar-width:thin] sm:flex print:!hidden"
    >
      {pictures.map((picture, place) => (
        <li key={picture.id} className="shrink-0">
          <a
            href={`#${slideId(picture)}`}
            aria-current={place === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              onChoose(place)
            }}
            className={classNames(
              'relative block h-16 w-24 overflow-hidden rounded-sm outline-offset-0 transition-opacity',
              place === current ? 'ring-2 ring-brand' : 'opacity-80 hover:opacity-100',
            )}
          >
            <Picture
              src={picture.url}
              variants={picture.variants}
              alt={`${pictureKindLabel(picture.kind)} ${place + 1}`}
              sizes="96px"
              width={96}
              height={64}
              blur={picture.blur}
              className="size-full"
            />
            {picture.kind === 'floor plan' && (
              <span
                aria-hidden="true"
                className="absolute inset-x-0 bottom-0 bg-shade/75 text-center text-xs text-white"
              >
                {m.picture.floorPlan()}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
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
      id={slideId(picture)}
      aria-roledescription="slide"
      aria-label={m.picture.place({ place: place + 1, count })}
      className={classNames('relative size-full shrink-0 snap-center', place >= PRINTED_MAX && 'print:hidden')}
    >
      <a
        href={picture.url}
        aria-label={m.picture.open({ place: place + 1, count })}
        onClick={(event) => {
          event.preventDefault()
          onOpen()
        }}
        className="block size-full cursor-zoom-in -outline-offset-4"
      >
        <Picture
          {...pictureFiles(picture)}
          alt={text === '' ? m.picture.alt({ subject, place: place + 1 }) : `${subject}: ${text}`}
          sizes={SIZES}
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
