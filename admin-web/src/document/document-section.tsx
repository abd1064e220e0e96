import type { DocumentAnswer, DocumentKind } from '@tahanan/contracts/document/document.ts'
import { documentEndpoints } from '@tahanan/contracts/document/document.endpoints.ts'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { TextField } from '../form/text-field.tsx'
import { UploadPanel } from '../picture/upload-panel.tsx'
import { useUploads } from '../picture/use-uploads.ts'
import { useMay } from '../session/use-session.ts'
import { DocumentList } from './document-list.tsx'

interface DocumentSectionProps {
  readonly title: string
  readonly kind: DocumentKind
  /** An authority says until when it holds. */
  readonly hasValidUntil: boolean
  readonly listingId: number
  readonly documents: readonly DocumentAnswer[]
  readonly onChanged: () => Promise<unknown>
}

/** The papers of one slot: private, streamed to signed-in staff alone, each look noted (decision 74). */
export function DocumentSection(props: DocumentSectionProps) {
  const { title, kind, hasValidUntil, listingId, documents, onChanged } = props
  const mayChange = useMay(documentEndpoints.upload)
  const [validUntil, setValidUntil] = useState('')
  const uploads = useUploads(
    (file, options) => {
      const body = { 'image[]': [file], ...(validUntil !== '' && { valid_until: validUntil }) }
      const input = { params: { id: listingId }, query: { brokerage_field: kind }, body }
      return sendEndpoint(documentEndpoints.upload, input, options)
    },
    () => void onChanged(),
  )
  return (
    <section aria-label={title} className="space-y-4">
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
              onChange={setValidUntil}
            />
          )}
          <UploadPanel uploads={uploads} noun={title} />
        </>
      )}
      <DocumentList title={title} documents={documents} mayDelete={mayChange} onChanged={onChanged} />
    </section>
  )
}
