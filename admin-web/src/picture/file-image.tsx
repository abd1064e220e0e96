import { useCallback } from 'react'

interface FileImageProps {
  readonly file: Blob
  readonly alt: string
  readonly className: string
}

/** A picture that this page holds itself: chosen in a form, or fetched with the token. */
export function FileImage({ file, alt, className }: FileImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file)
      return () => URL.revokeObjectURL(image.src)
    },
    [file],
  )
  return <img ref={show} alt={alt} className={className} />
}
