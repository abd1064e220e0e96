import type { PublicVariant } from '@tahanan/contracts/picture/public-picture.ts'
import { classNames } from './classes.ts'

interface PictureProps {
  readonly src: string
  readonly variants?: readonly PublicVariant[]
  /** Said in its place; empty where the words beside it say it all. */
  readonly alt: string
  /** How wide it is shown, for the browser's choice: `(min-width: 640px) 360px, 100vw`. */
  readonly sizes?: string
  readonly width?: number
  readonly height?: number
  /** A tiny `data:` picture to be seen until the real one is there. */
  readonly blur?: string | null
  /** Wanted first: the one that a page is remembered by. All others wait until they are near. */
  readonly isPriority?: boolean
  readonly className?: string
}

/** A photograph in the smallest file that fits. It fills a place whose size is fixed, so that nothing ever moves. */
export function Picture(props: PictureProps) {
  const { src, variants = [], alt, sizes = '100vw', width, height, blur, isPriority = false, className } = props
  return (
    <picture
      className={classNames('block overflow-hidden bg-sunken bg-cover bg-center', className)}
      style={blur ? { backgroundImage: `url("${blur}")` } : undefined}
    >
      {(['avif', 'webp'] as const).map((format) => {
        const files = variants.filter((variant) => variant.format === format)
        if (files.length === 0) return null
        const srcSet = files.map((file) => `${file.url} ${file.width}w`).join(', ')
        return <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      })}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  )
}
