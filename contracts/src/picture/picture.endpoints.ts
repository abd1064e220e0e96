import { z } from 'zod'
import { del, patch, post } from '../endpoint/define-endpoint.ts'
import { idParams, requiredIdField } from '../endpoint/id-fields.ts'
import { UPLOAD_LIMITS } from '../file/upload-limits.ts'
import { requiredFilesField } from '../file/uploaded-file.ts'
import { lineField } from '../text/line-field.ts'
import { pictureAnswerSchema } from './picture.ts'
import { pictureKindSchema } from './public-picture.ts'

/** Body of PATCH …-images/{id}/: anything may be left out. `cover` true puts the picture first. */
const updatePictureBody = z
  .strictObject({
    caption: lineField(300).optional(),
    kind: z.union([pictureKindSchema, z.literal('').transform(() => null), z.null()]).optional(),
    cover: z.literal(true, { error: 'Give true, or leave it out: some picture is always the cover.' }).optional(),
  })
  .transform(({ caption, kind, cover }) => ({ caption, kind, isCover: cover }))

const MAX_PICTURES = 1_000

/** Body of POST …/reorder_images/: ids in the wanted order; pictures that are not named follow. */
const reorderPicturesBody = z
  .strictObject({ pictures: z.array(requiredIdField()).min(1).max(MAX_PICTURES) })
  .transform(({ pictures }) => pictures)

/**
 * Body of POST …/upload_images/ (§7): "multipart, repeated field image[]". `before`: the picture that they come before;
 * behind all of them where it is left out, or is not there any more.
 */
const uploadPicturesBody = z
  .strictObject({ 'image[]': requiredFilesField(UPLOAD_LIMITS.files), before: requiredIdField().optional() })
  .transform(({ 'image[]': files, before }) => ({ files, before }))

const pictures = z.array(pictureAnswerSchema)

interface Album {
  /** Last word of the calls' ids: `picture.uploadOfListing`. */
  readonly owner: string
  /** Where the owner is, `/admin/listing`, and where its pictures are, `/admin/listing-images`. */
  readonly ownerPath: `/admin/${string}`
  readonly picturePath: `/admin/${string}`
  /** Whose they are, in words: `the listing`. */
  readonly of: string
  readonly access: 'editor' | 'admin'
}

/** The calls by which staff keep the pictures of one kind of owner. */
function albumEndpoints({ owner, ownerPath, picturePath, of, access }: Album) {
  return {
    upload: post(access, `picture.uploadOf${owner}`, `${ownerPath}/{id}/upload_images/`, {
      params: idParams,
      summary: `Add pictures behind those that ${of} has: all of them or none`,
      body: uploadPicturesBody,
      bodyKind: 'files',
      answer: pictures,
      status: 201,
    }),
    reorder: post(access, `picture.reorderOf${owner}`, `${ownerPath}/{id}/reorder_images/`, {
      params: idParams,
      summary: `Put the pictures of ${of} in order; the first is its cover`,
      body: reorderPicturesBody,
      answer: pictures,
    }),
    update: patch(access, `picture.updateOf${owner}`, `${picturePath}/{id}/`, {
      params: idParams,
      summary: 'Caption a picture, say of what kind it is, make it the cover',
      body: updatePictureBody,
      answer: pictureAnswerSchema,
    }),
    delete: del(access, `picture.deleteOf${owner}`, `${picturePath}/{id}/`, {
      params: idParams,
      summary: `Delete a picture of ${of}`,
    }),
  }
}

/**
 * Pictures of listings and projects (§7) and of the board (decision 12), whose captions are the names of its members; and
 * what the specification leaves out: order, cover, caption, trying again.
 */
export const pictureEndpoints = {
  listing: albumEndpoints({
    owner: 'Listing',
    ownerPath: '/admin/listing',
    picturePath: '/admin/listing-images',
    of: 'the listing',
    access: 'editor',
  }),
  project: albumEndpoints({
    owner: 'Project',
    ownerPath: '/admin/projects',
    picturePath: '/admin/project-images',
    of: 'the project',
    access: 'editor',
  }),
  site: albumEndpoints({
    owner: 'Site',
    ownerPath: '/admin/site',
    picturePath: '/admin/site-images',
    of: 'the board',
    access: 'admin',
  }),
  retry: post('editor', 'picture.retry', '/admin/pictures/{id}/retry/', {
    params: idParams,
    summary: 'Make the variants of a failed picture again',
    answer: pictureAnswerSchema,
  }),
}
