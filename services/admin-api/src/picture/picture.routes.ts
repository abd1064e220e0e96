import {
  addPictures,
  deletePicture,
  reorderPictures,
  retryPicture,
  updatePicture,
} from '@tahanan/catalog/picture/picture-commands.ts'
import type { OwnerKey } from '@tahanan/catalog/picture/picture.ts'
import type { PictureDependencies } from '@tahanan/catalog/picture/picture-dependencies.ts'
import { withPreparedPictures } from '@tahanan/catalog/picture/prepare-pictures.ts'
import type { CommandContext } from '@tahanan/catalog/command/run-command.ts'
import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import { pictureEndpoints } from '@tahanan/contracts/picture/picture.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'

/** @param max how many pictures a listing or a project may have */
export function mountPictureRoutes(endpoints: EndpointRouter, dependencies: PictureDependencies, max: number): void {
  const calls = pictureEndpoints

  const upload = (context: CommandContext, owner: OwnerKey, files: readonly UploadedFile[]) =>
    withPreparedPictures(dependencies, 'image[]', files, (pictures) =>
      addPictures(dependencies, context, { ...owner, pictures, max }),
    )

  mountEndpoint(endpoints, calls.uploadOfListing, ({ context, params, body }) =>
    upload(context, { ownerNoun: 'listing', ownerId: params.id }, body),
  )
  mountEndpoint(endpoints, calls.uploadOfProject, ({ context, params, body }) =>
    upload(context, { ownerNoun: 'project', ownerId: params.id }, body),
  )
  mountEndpoint(endpoints, calls.reorderOfListing, ({ context, params, body }) =>
    reorderPictures(dependencies, context, { ownerNoun: 'listing', ownerId: params.id, ids: body }),
  )
  mountEndpoint(endpoints, calls.reorderOfProject, ({ context, params, body }) =>
    reorderPictures(dependencies, context, { ownerNoun: 'project', ownerId: params.id, ids: body }),
  )
  mountEndpoint(endpoints, calls.updateOfListing, ({ context, params, body }) =>
    updatePicture(dependencies, context, { ...body, id: params.id, ownerNoun: 'listing' }),
  )
  mountEndpoint(endpoints, calls.updateOfProject, ({ context, params, body }) =>
    updatePicture(dependencies, context, { ...body, id: params.id, ownerNoun: 'project' }),
  )
  mountEndpoint(endpoints, calls.deleteOfListing, ({ context, params }) =>
    deletePicture(dependencies, context, { id: params.id, ownerNoun: 'listing' }),
  )
  mountEndpoint(endpoints, calls.deleteOfProject, ({ context, params }) =>
    deletePicture(dependencies, context, { id: params.id, ownerNoun: 'project' }),
  )
  mountEndpoint(endpoints, calls.retry, ({ context, params }) => retryPicture(dependencies, context, params.id))
}
