import { addDocuments, deleteDocument, viewDocument } from '@tahanan/catalog/document/document-commands.ts'
import type { PictureDependencies } from '@tahanan/catalog/picture/picture-dependencies.ts'
import { documentEndpoints } from '@tahanan/contracts/document/document.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { FileAnswer } from '@tahanan/platform/http/answers.ts'
import { mountEndpoints } from '@tahanan/platform/http/mount-endpoint.ts'

export function mountDocumentRoutes(endpoints: EndpointRouter, dependencies: PictureDependencies): void {
  mountEndpoints(endpoints, documentEndpoints, {
    upload: ({ context, params, query, body }) =>
      addDocuments(dependencies, context, { listingId: params.id, kind: query.brokerage_field, ...body }),
    async view({ context, params }) {
      const { document, object } = await viewDocument(dependencies, context, params.id)
      const { objectKey, fileName } = document
      const ending = objectKey.slice(objectKey.lastIndexOf('.'))
      return new FileAnswer({
        ...object,
        fileName: fileName || `${document.kind}-${document.id}${ending}`,
        // A PDF may bring scripts and links: a browser is not to open it on our address.
        disposition: ending === '.pdf' ? 'attachment' : 'inline',
      })
    },
    delete: ({ context, params }) => deleteDocument(dependencies, context, params.id),
  })
}
