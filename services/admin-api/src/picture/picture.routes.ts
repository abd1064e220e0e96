import {
  addPictures,
  deletePicture,
  reorderPictures,
  retryPicture,
  updatePicture,
} from '@tahanan/catalog/picture/picture-commands.ts'
import type { PictureDependencies } from '@tahanan/catalog/picture/picture-dependencies.ts'
import { withPreparedPictures } from '@tahanan/catalog/picture/prepare-pictures.ts'
import { pictureEndpoints } from '@tahanan/contracts/picture/picture.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint, mountEndpoints } from '@tahanan/platform/http/mount-endpoint.ts'

/** @param max how many pictures a listing or a project may have */
export function mountPictureRoutes(endpoints: EndpointRouter, dependencies: PictureDependencies, max: number): void {
  for (const ownerNoun of ['listing', 'project', 'site'] as const) {
    mountEndpoints(endpoints, pictureEndpoints[ownerNoun], {
      upload: ({ context, params, body }) =>
        withPreparedPictures(dependencies, 'image[]', body.files, (pictures) =>
          addPictures(dependencies, context, { ownerNoun, ownerId: params.id, pictures, before: body.before, max }),
        ),
      reorder: ({ context, params, body }) =>
        reorderPictures(dependencies, context, { ownerNoun, ownerId: params.id, ids: body }),
      update: ({ context, params, body }) =>
        updatePicture(dependencies, context, { ...body, id: params.id, ownerNoun }),
      delete: ({ context, params }) => deletePicture(dependencies, context, { id: params.id, ownerNoun }),
    })
  }
  mountEndpoint(endpoints, pictureEndpoints.retry, ({ context, params }) =>
    retryPicture(dependencies, context, params.id),
  )
}
