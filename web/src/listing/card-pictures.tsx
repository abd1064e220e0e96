import type { ListingCard } from '@tahanan/contracts/listing/listing-card.ts'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { m } from '../message/messages.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { NoPicture } from '../picture/no-picture.tsx'
import { useCurrentSlide } from '../picture/use-current-slide.ts'
import { classNames } from '../ui/classes.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Picture, pictureFiles } from '../ui/picture.tsx'
import { LISTING_READS } from './listing-reads.ts'

interface CardPicturesProps {
  /** The card, which has its cover and an empty place for each other picture, or a part of it. */
  readonly lookedAt: Element
  readonly card: ListingCard
}

/**
 * What comes with the intent to look at a card. Its detail is fetched (decision 34a), so that the page opens at once: "on a
 * listing card's detail fetch a 404 only logs" (§8). Its other pictures are swiped or stepped through, and fetched as they
 * come near: a card that nobody looks through costs its cover alone.
 */
export function CardPictures({ lookedAt, card: { slug, name } }: CardPicturesProps) {
  const { data, problem } = useEndpoint(...LISTING_READS.detail(slug))
  useEffect(() => {
    if (problem !== undefined) console.debug('prefetch', slug, problem)
  }, [problem, slug])
  const strip = lookedAt.closest('article')?.querySelector('.card-pictures') ?? null
  const { current, goTo } = useCurrentSlide(strip)
  const [furthest, setFurthest] = useState(0)
  if (current > furthest) setFurthest(current)
  const slides = [...(strip?.querySelector('a')?.children ?? [])]
  const step = (by: 1 | -1) => goTo((current + by + slides.length) % slides.length)
  if (slides.length < 2) return null
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 z-[3] aspect-[4/3]">
      {slides.map((slide, place) => {
        const isNear = place > 0 && furthest > 0 && place <= furthest + 1
        const picture = data?.pictures[place]
        if (!isNear || (data === undefined && problem === undefined)) return null
        return createPortal(
          picture === undefined ? (
            <NoPicture />
          ) : (
            <Picture {...pictureFiles(picture)} alt="" sizes="360px" className="absolute inset-0" />
          ),
          slide,
          String(place),
        )
      })}
      {(['left', 'right'] as const).map((side) => (
        <IconButton
          key={side}
          icon={`chevron-${side}`}
          label={side === 'left' ? m.listing.previousPicture({ name }) : m.listing.nextPicture({ name })}
          onClick={() => step(side === 'left' ? -1 : 1)}
          className={classNames(
            'invisible pointer-events-auto absolute top-[calc(50%-1.375rem)] bg-surface/90 !text-ink shadow-card hover:!bg-surface',
            'group-focus-within:visible group-hover:visible',
            side === 'left' ? 'left-2' : 'right-2',
          )}
        />
      ))}
      <p aria-hidden="true" className="absolute inset-x-0 bottom-1.5 flex justify-center gap-1">
        {slides.map((_, place) => (
          <span
            key={place}
            className={classNames('size-1.5 rounded-full bg-white', place !== current && 'opacity-50')}
          />
        ))}
      </p>
      <p role="status" className="sr-only">
        {furthest > 0 && m.picture.numbered({ place: current + 1, count: slides.length })}
      </p>
    </div>
  )
}
