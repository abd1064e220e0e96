import type { PublicPicture } from '@tahanan/contracts/picture/public-picture.ts'
import { Picture } from '../ui/picture.tsx'
import { pictureText } from './picture-text.ts'

interface GallerySlideProps {
  readonly picture: PublicPicture
  readonly subject: string
  /** From 0. */
  readonly place: number
  readonly count: number
  readonly onOpen: () => void
}

const SIZES = '(min-width: 1216px) 800px, (min-width: 1024px) 66vw, 100vw'

/** One picture of a gallery. Without a script a click leads to the picture itself. */
export function GallerySlide({ picture, subject, place, count, onOpen }: GallerySlideProps) {
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
          className="size-full"
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
