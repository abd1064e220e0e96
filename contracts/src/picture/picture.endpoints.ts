import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { idParams, requiredIdField } from '../endpoint/id-fields.ts'
import { requiredFilesField, UPLOAD_LIMITS } from '../file/uploaded-file.ts'
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

/** Body of POST …/upload_images/ (§7): "multipart, repeated field image[]". */
const uploadPicturesBody = z
  .strictObject({ 'image[]': requiredFilesField(UPLOAD_LIMITS.files) })
  .transform((form) => form['image[]'])

const write = { access: 'editor', params: idParams } as const
const upload = { ...write, method: 'POST', body: uploadPicturesBody, bodyKind: 'files', status: 201 } as const
const reorder = { ...write, method: 'POST', body: reorderPicturesBody } as const
const update = { ...write, method: 'PATCH', body: updatePictureBody } as const
const remove = { ...write, method: 'DELETE' } as const
const pictures = z.array(pictureAnswerSchema)

/** Pictures of listings and projects (§7), and what the specification leaves out: order, cover, caption, trying again. */
export const pictureEndpoints = {
  uploadOfListing: defineEndpoint({
    ...upload,
    id: 'picture.uploadOfListing',
    path: '/admin/listing/{id}/upload_images/',
    summary: 'Add pictures behind those that the listing has: all of them or none',
    answer: pictures,
  }),
  uploadOfProject: defineEndpoint({
    ...upload,
    id: 'picture.uploadOfProject',
    path: '/admin/projects/{id}/upload_images/',
    summary: 'Add pictures behind those that the project has: all of them or none',
    answer: pictures,
  }),
  reorderOfListing: defineEndpoint({
    ...reorder,
    id: 'picture.reorderOfListing',
    path: '/admin/listing/{id}/reorder_images/',
    summary: 'Put the pictures of a listing in order; the first is its cover',
    answer: pictures,
  }),
  reorderOfProject: defineEndpoint({
    ...reorder,
    id: 'picture.reorderOfProject',
    path: '/admin/projects/{id}/reorder_images/',
    summary: 'Put the pictures of a project in order; the first is its cover',
    answer: pictures,
  }),
  updateOfListing: defineEndpoint({
    ...update,
    id: 'picture.updateOfListing',
    path: '/admin/listing-images/{id}/',
    summary: 'Caption a picture, say of what kind it is, make it the cover',
    answer: pictureAnswerSchema,
  }),
  updateOfProject: defineEndpoint({
    ...update,
    id: 'picture.updateOfProject',
    path: '/admin/project-images/{id}/',
    summary: 'Caption a picture, say of what kind it is, make it the cover',
    answer: pictureAnswerSchema,
  }),
  deleteOfListing: defineEndpoint({
    ...remove,
    id: 'picture.deleteOfListing',
    path: '/admin/listing-images/{id}/',
    summary: 'Delete a picture of a listing',
  }),
  deleteOfProject: defineEndpoint({
    ...remove,
    id: 'picture.deleteOfProject',
    path: '/admin/project-images/{id}/',
    summary: 'Delete a picture of a project',
  }),
  retry: defineEndpoint({
    ...write,
    id: 'picture.retry',
    method: 'POST',
    path: '/admin/pictures/{id}/retry/',
    summary: 'Make the variants of a failed picture again',
    answer: pictureAnswerSchema,
  }),
} as const
