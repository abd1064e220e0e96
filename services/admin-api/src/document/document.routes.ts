import { addDocuments, deleteDocument, viewDocument } from '@tahanan/catalog/document/document-commands.ts'
import type { PictureStudio } from '@tahanan/catalog/picture/picture-studio.ts'
import { documentEndpoints } from '@tahanan/contracts/document/document.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { FileAnswer } from '@tahanan/platform/http/file-answer.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'

export function mountDocumentRoutes(endpoints: EndpointRouter, studio: PictureStudio): void {
  const { upload, view, delete: remove } = documentEndpoints

  mountEndpoint(endpoints, upload, ({ context, params, query, body }) =>
    addDocuments(studio, context, { listingId: params.id, kind: query.brokerage_field, ...body }),
  )
  mountEndpoint(endpoints, view, async ({ context, params }) => {
    const { document, object } = await viewDocument(studio, context, params.id)
    const ending = document.objectKey.slice(document.objectKey.lastIndexOf('.'))
    return new FileAnswer({ ...object, fileName: `${document.kind}-${document.id}${ending}` })
  })
  mountEndpoint(endpoints, remove, ({ context, params }) => deleteDocument(studio, context, params.id))
}
