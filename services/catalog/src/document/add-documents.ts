import { type DocumentAnswer, documentAnswerSchema } from '@tahanan/contracts/document/document-answer.ts'
import type { DocumentKind } from '@tahanan/contracts/document/document-kind.ts'
import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import { z } from 'zod'
import type { CommandContext } from '../command/command-context.ts'
import { runOnce } from '../command/run-once.ts'
import type { PictureStudio } from '../picture/picture-studio.ts'
import { auditedDocument } from './audited-document.ts'
import { documentAnswerOf } from './document-answer-of.ts'
import type { ListingDocument } from './document.ts'
import { insertDocument, lockListingOfDocuments } from './document.store.ts'
import { storeDocumentFiles } from './store-document-files.ts'
import { storedDocumentKind } from './stored-document-kind.ts'

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
