import type { PublicPicture, PublicVariant } from '@tahanan/contracts/picture/public-picture.ts'
import { useState } from 'react'
import { classNames } from './classes.ts'
import { Icon } from './icon.tsx'

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
  readonly className?: string | undefined
}

/**
 * A photograph in the smallest file that fits. It fills a place whose size is fixed, so that nothing ever moves. Where it
 * cannot be had, its place says so in the site's own drawing.
 */
export function Picture(props: PictureProps) {
  const { src, variants = [], alt, sizes = '100vw', width, height, blur, isPriority = false, className } = props
  const [isBroken, setBroken] = useState(false)
  // It may have failed before the page was taken over.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete === true && image.naturalWidth === 0) setBroken(true)
  }
  if (isBroken) return <BrokenPicture alt={alt} className={className} />
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
        ref={check}
        onError={() => setBroken(true)}
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

/** What a picture's record says of its files. */
export function pictureFiles(picture: Pick<PublicPicture, 'url' | 'variants' | 'blur' | 'width' | 'height'>) {
  const { url: src, variants, blur, width, height } = picture
  return { src, variants, blur, width, height }
}

function BrokenPicture({ alt, className }: Pick<PictureProps, 'alt' | 'className'>) {
  return (
    <span
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      className={classNames('flex items-center justify-center bg-sunken text-line-strong', className)}
    >
      <Icon name="home" className="size-1/4 max-h-16 min-h-5" />
    </span>
  )
}
