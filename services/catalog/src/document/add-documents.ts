import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type DocumentAnswer, documentAnswerSchema } from '@tahanan/contracts/document/document-answer.ts'
import type { DocumentKind } from '@tahanan/contracts/document/document-kind.ts'
import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { FOR_SALE } from '@tahanan/contracts/property/property-status.ts'
import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import { z } from 'zod'
import type { CommandContext } from '../command/command-context.ts'
import { runOnce } from '../command/run-once.ts'
import { developFile } from '../picture/develop-file.ts'
import { originalKey } from '../picture/original-key.ts'
import type { RefusedFile } from '../picture/picture-refusal.ts'
import type { PictureStudio } from '../picture/picture-studio.ts'
import { refuseByHeader } from '../picture/refuse-by-header.ts'
import { refuseFiles } from '../picture/refuse-files.ts'
import { auditedDocument } from './audited-document.ts'
import { documentAnswerOf } from './document-answer-of.ts'
import { insertDocument, lockListingOfDocuments } from './document.store.ts'
import type { ListingDocument } from './document.ts'

export interface AddedDocuments {
  readonly listingId: number
  readonly kind: DocumentKind
  /** `YYYY-MM-DD`; null where nobody has said. */
  readonly validUntil: string | null
  readonly files: readonly UploadedFile[]
}

const ADD_DOCUMENTS = { command: 'document.add', answer: z.array(documentAnswerSchema) }

/**
 * Keeps papers of a brokerage listing: all of them or none. They publish nothing (decision 74).
 *
 * @throws NotFound when the listing is not there; InvalidInput on `image[]`, or for a project listing
 */
export async function addDocuments(
  studio: PictureStudio,
  context: CommandContext,
  { listingId, kind, validUntil, files }: AddedDocuments,
): Promise<DocumentAnswer[]> {
  const keys: string[] = []
  let isNew = false
  // What cannot be taken away now is found by the clean-up.
  const takeAway = () => studio.objects.delete('documents', keys).catch(() => {})
  try {
    const stored = await storeDocumentFiles(studio, 'image[]', files, (key) => keys.push(key))
    const documents = await runOnce(studio, context, ADD_DOCUMENTS, async ({ client, audit }) => {
      const listing = await lockListingOfDocuments(client, listingId)
      if (listing === undefined) throw new NotFound('listing', listingId)
      if (listing.listingType !== BROKERAGE_LISTING)
        throw new InvalidInput({ brokerage_field: ['A project listing has no documents; brokerage listings have.'] })
      const answers: DocumentAnswer[] = []
      for (const file of stored) {
        const added: Omit<ListingDocument, 'id'> = {
          ...file,
          listingId,
          kind: storedDocumentKind(kind, listing.status),
          validUntil,
          uploadedBy: context.actor.accountId,
          createdAt: context.now,
        }
        const document: ListingDocument = { ...added, id: await insertDocument(client, added) }
        await audit({
          noun: 'document',
          id: document.id,
          action: 'create',
          before: null,
          after: auditedDocument(document),
        })
        answers.push(documentAnswerOf(document))
      }
      isNew = true
      return answers
    })
    // Sent again with the same key: the papers are kept already, these are their copies.
    if (!isNew) await takeAway()
    return documents
  } catch (error) {
    await takeAway()
    throw error
  }
}

/**
 * What a paper is kept as. The call knows one name for both authorities, the screen calls it by the listing's status
 * (§2, decision 69): uploaded as `authority_to_lease` of a listing For Sale it is an authority to sell. It stays one
 * when the status changes.
 */
function storedDocumentKind(sent: DocumentKind, listingStatus: number): DocumentKind {
  return sent === 'authority_to_lease' && listingStatus === FOR_SALE ? 'authority_to_sell' : sent
}

interface StoredFile {
  /** In the bucket `documents`; nothing in it says what it is of. */
  readonly objectKey: string
  readonly sizeBytes: number
}

/**
 * Checks the images of papers as those of pictures are checked, and stores them as they came: a scan is a proof.
 *
 * @param onStored told of each key before it is stored
 * @throws InvalidInput on `field` naming every file that is refused; Unavailable
 */
async function storeDocumentFiles(
  { objects, darkroom }: PictureStudio,
  field: string,
  files: readonly UploadedFile[],
  onStored: (objectKey: string) => void,
): Promise<StoredFile[]> {
  await refuseByHeader(field, files)
  const stored: StoredFile[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    const developed = await developFile(darkroom, file)
    if ('refusal' in developed) refused.push({ name: file.name, reason: developed.refusal })
    else if (refused.length === 0) {
      const objectKey = originalKey(randomUUID(), developed.picture.originalFormat)
      onStored(objectKey)
      const { path, sizeBytes } = file
      await objects.put('documents', objectKey, { stream: createReadStream(path), sizeBytes })
      stored.push({ objectKey, sizeBytes })
    }
  }
  refuseFiles(field, refused)
  return stored
}
