import { pictureEndpoints } from '@tahanan/contracts/picture/picture.endpoints.ts'

/** The calls about pictures of a listing, and of a project. */
export const PICTURE_CALLS = {
  listing: {
    upload: pictureEndpoints.uploadOfListing,
    reorder: pictureEndpoints.reorderOfListing,
    update: pictureEndpoints.updateOfListing,
    delete: pictureEndpoints.deleteOfListing,
  },
  project: {
    upload: pictureEndpoints.uploadOfProject,
    reorder: pictureEndpoints.reorderOfProject,
    update: pictureEndpoints.updateOfProject,
    delete: pictureEndpoints.deleteOfProject,
  },
} as const

export type PictureCalls = (typeof PICTURE_CALLS)[keyof typeof PICTURE_CALLS]
