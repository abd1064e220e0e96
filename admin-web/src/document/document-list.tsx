import { documentEndpoints } from '@tahanan/contracts/document/document.endpoints.ts'
import type { DocumentAnswer } from '@tahanan/contracts/document/document.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { IconButton } from '@tahanan/web/ui/icon-button.tsx'
import { Skeleton } from '@tahanan/web/ui/skeleton.tsx'
import { useState } from 'react'
import useSWRImmutable from 'swr/immutable'
import { fetchFile } from '../api/fetch-file.ts'
import { sendEndpoint } from '../api/endpoint-calls.ts'
import { DownloadButton } from '../download/download-button.tsx'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { FileImage } from '../picture/file-image.tsx'
import { dayText } from '../time/time-texts.ts'
import { fileSizeText } from '../upload/upload-rules.ts'

/** It is saved, never shown by a page of ours. */
const PDF = 'application/pdf'

interface DocumentListProps {
  readonly title: string
  readonly documents: readonly DocumentAnswer[]
  readonly mayDelete: boolean
  readonly onChanged: () => Promise<unknown>
}

/** "Click-to-enlarge images ('None uploaded.' when missing)" (§2). */
export function DocumentList({ title, documents, mayDelete, onChanged }: DocumentListProps) {
  const [enlarged, setEnlarged] = useState<DocumentAnswer>()
  const [deleted, setDeleted] = useState<DocumentAnswer>()
  if (documents.length === 0) return <p className="text-ink-soft">None uploaded.</p>
  const nameOf = ({ id, file_name: name }: DocumentAnswer): string =>
    name || `${title} ${documents.findIndex((one) => one.id === id) + 1}`
  return (
    <>
      <ul className="flex flex-wrap gap-4">
        {documents.map((document) => (
          <li key={document.id} className="w-44">
            {document.content_type === PDF ? (
              <div className="flex h-32 flex-col items-center justify-center gap-2 rounded border border-line bg-sunken">
                <span className="font-semibold text-ink-soft">PDF</span>
                <DownloadButton
                  endpoint={documentEndpoints.view}
                  input={{ params: { id: document.id } }}
                  fileName={nameOf(document)}
                >
                  Download<span className="sr-only"> {nameOf(document)}</span>
                </DownloadButton>
              </div>
            ) : (
              <button
                type="button"
                aria-label={`Enlarge ${nameOf(document)}`}
                className="block h-32 w-full overflow-hidden rounded border border-line bg-sunken"
                onClick={() => setEnlarged(document)}
              >
                <DocumentImage document={document} name="" className="size-full object-cover" />
              </button>
            )}
            <p className="truncate pt-1.5 text-sm" title={nameOf(document)}>
              {nameOf(document)}
            </p>
            <div className="flex items-start justify-between text-sm text-ink-soft">
              <span>
                {fileSizeText(document.size)}
                {document.valid_until !== null && (
                  <span className="block">Valid until {dayText(document.valid_until)}</span>
                )}
                {hasLapsed(document.valid_until, new Date()) && <Chip tone="danger">Lapsed</Chip>}
              </span>
              {mayDelete && (
                <IconButton icon="trash" label={`Delete ${nameOf(document)}`} onClick={() => setDeleted(document)} />
              )}
            </div>
          </li>
        ))}
      </ul>
      {enlarged !== undefined && (
        <Dialog isOpen size="wide" title={nameOf(enlarged)} onClose={() => setEnlarged(undefined)}>
          <DocumentImage document={enlarged} name={nameOf(enlarged)} className="mx-auto max-h-[75dvh] object-contain" />
        </Dialog>
      )}
      {deleted !== undefined && (
        <DeleteDialog
          title="Delete document"
          name={nameOf(deleted)}
          onDelete={() => sendEndpoint(documentEndpoints.delete, { params: { id: deleted.id } })}
          onDeleted={() => void onChanged()}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  )
}

/** Whether a paper does not hold any more: the day it is valid until is over in Manila. */
function hasLapsed(validUntil: string | null, now: Date): boolean {
  return validUntil !== null && validUntil < manilaDate(now)
}

interface DocumentImageProps {
  readonly document: DocumentAnswer
  readonly name: string
  readonly className: string
}

/** A private picture: asked for with the token, once, and kept by this page alone. */
function DocumentImage({ document, name, className }: DocumentImageProps) {
  const { data, error } = useSWRImmutable<Blob, Error>(`file ${document.url}`, () => fetchFile(document.url))
  if (error !== undefined) return <span className="block p-3 text-sm text-danger">{error.message}</span>
  return data === undefined ? (
    <Skeleton className={className} />
  ) : (
    <FileImage file={data} alt={name} className={className} />
  )
}
