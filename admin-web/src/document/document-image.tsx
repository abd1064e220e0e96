import type { DocumentAnswer } from '@tahanan/contracts/document/document-answer.ts'
import { Skeleton } from '@tahanan/web/ui/skeleton.tsx'
import useSWRImmutable from 'swr/immutable'
import { fetchFile } from '../api/fetch-file.ts'
import { FileImage } from '../picture/file-image.tsx'

interface DocumentImageProps {
  readonly document: DocumentAnswer
  readonly name: string
  readonly className: string
}

/** A private picture: asked for with the token, once, and kept by this page alone. */
export function DocumentImage({ document, name, className }: DocumentImageProps) {
  const { data, error } = useSWRImmutable<Blob, Error>(`file ${document.url}`, () => fetchFile(document.url))
  if (error !== undefined) return <span className="block p-3 text-sm text-danger">{error.message}</span>
  return data === undefined ? (
    <Skeleton className={className} />
  ) : (
    <FileImage file={data} alt={name} className={className} />
  )
}
