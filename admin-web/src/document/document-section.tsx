import type { DocumentAnswer, DocumentKind } from '@tahanan/contracts/document/document.ts'
import { documentEndpoints } from '@tahanan/contracts/document/document.endpoints.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { useRef, useState } from 'react'
import { sendEndpoint, useForget } from '../api/endpoint-calls.ts'
import { holdsHalfDate } from '../form/half-date.ts'
import { TextField } from '../form/fields.tsx'
import { dashboardSettings } from '../settings/dashboard-settings.ts'
import { UploadPanel } from '../upload/upload-panel.tsx'
import { uploadQueue, type UploadTarget } from '../upload/upload-queue.ts'
import { IMAGE_FILES, PAPER_FILES } from '../upload/upload-rules.ts'
import { useUploads } from '../upload/use-uploads.ts'
import { useMay } from '../session/use-session.ts'
import { DocumentList } from './document-list.tsx'

interface DocumentSectionProps {
  readonly title: string
  readonly kind: DocumentKind
  /** An authority says until when it holds. */
  readonly hasValidUntil: boolean
  readonly listing: { readonly id: number; readonly name: string }
  /** Of the screen that shows them. */
  readonly path: string
  readonly documents: readonly DocumentAnswer[]
  readonly onChanged: () => Promise<unknown>
}

/** The papers of one slot: private, streamed to signed-in staff alone, each look noted (decision 74). */
export function DocumentSection(props: DocumentSectionProps) {
  const { title, kind, hasValidUntil, listing, path, documents, onChanged } = props
  const mayChange = useMay(documentEndpoints.upload)
  const forget = useForget()
  const name = `${kind} of listing ${listing.id}`
  const [validUntil, setValidUntil] = useState(
    () => uploadQueue.get().find(({ target }) => target.name === name)?.target.validUntil ?? '',
  )
  const targetOf = (date: string): UploadTarget => ({
    name,
    label: `${listing.name}: ${title}`,
    path,
    validUntil: date,
    onSent: () => forget(listingEndpoints.fetchEdit, listingEndpoints.fetchView),
    async send(file, options) {
      const body = { 'image[]': [file], ...(date !== '' && { valid_until: date }) }
      const input = { params: { id: listing.id }, query: { brokerage_field: kind }, body }
      return (await sendEndpoint(documentEndpoints.upload, input, options))[0]?.id
    },
  })
  const uploads = useUploads(targetOf(validUntil), dashboardSettings.strictSpec ? IMAGE_FILES : PAPER_FILES)
  const section = useRef<HTMLElement>(null)
  const start = (): void => {
    if (section.current === null || !holdsHalfDate(section.current)) uploads.start()
  }
  return (
    <section ref={section} aria-label={title} className="space-y-4">
      <h2 className="text-lg font-semibold">{title}</h2>
      {mayChange && (
        <>
          {hasValidUntil && (
            <TextField
              className="max-w-xs"
              label="Valid until"
              type="date"
              hint="Of what is uploaded next. Leave it empty if nothing is said."
              value={validUntil}
              onChange={(date) => {
                setValidUntil(date)
                uploadQueue.retarget(targetOf(date))
              }}
            />
          )}
          <UploadPanel uploads={{ ...uploads, start }} noun={title} />
        </>
      )}
      <DocumentList title={title} documents={documents} mayDelete={mayChange} onChanged={onChanged} />
    </section>
  )
}
