import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type DocumentAnswer, documentAnswerSchema, type DocumentKind } from '@tahanan/contracts/document/document.ts'
import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { FOR_SALE } from '@tahanan/contracts/property/property-status.ts'
import type { OpenedObject } from '@tahanan/platform/object-store/object-store.ts'
import { InvalidInput, NotFound } from '@tahanan/platform/problem/problem.ts'
import { z } from 'zod'
import { type Catalog, type CommandContext, runCommand, runOnce, type UnitOfWork } from '../command/run-command.ts'
import { decodeFile, findHeaderRefusal } from '../picture/decode-file.ts'
import { type OriginalFormat, originalKey } from '../picture/picture-files.ts'
import type { PictureDecoder } from '../picture/picture-decoder.ts'
import type { PictureDependencies } from '../picture/picture-dependencies.ts'
import { refuseByHeader, type RefusedFile, refuseFiles } from '../picture/prepare-pictures.ts'
import {
  auditedDocument,
  documentAnswerOf,
  insertDocument,
  listDocumentsOf,
  type ListingDocument,
  lockDocument,
  lockListingOfDocuments,
  markDocumentDeleted,
  unmarkDocumentsDeleted,
} from './document.store.ts'
import { open } from 'node:fs/promises'
import type { PictureRefusal } from '../picture/picture.ts'
import { getFound } from '../row/row.store.ts'

interface AddedDocuments {
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
  dependencies: PictureDependencies,
  context: CommandContext,
  { listingId, kind, validUntil, files }: AddedDocuments,
): Promise<DocumentAnswer[]> {
  const keys: string[] = []
  const content = [listingId, kind, validUntil, files.map(({ hash }) => hash)]
  let isNew = false
  // What cannot be taken away now is found by the clean-up.
  const takeAway = () => dependencies.objects.delete('documents', keys).catch(() => {})
  try {
    const stored = await storeDocumentFiles(dependencies, 'image[]', files, (key) => keys.push(key))
    const documents = await runOnce(dependencies, context, { ...ADD_DOCUMENTS, content }, async ({ client, audit }) => {
      const listing = await getFound('listing', listingId, lockListingOfDocuments(client, listingId))
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
  /** As its sender calls it, fit to be shown. */
  readonly fileName: string
  /** In the bucket `documents`; nothing in it says what it is of. */
  readonly objectKey: string
  readonly sizeBytes: number
}

/**
 * Checks the images of papers as those of pictures are checked, and stores them as they came: a scan is a proof. PDFs are
 * looked at from outside alone.
 *
 * @param onStored told of each key before it is stored
 * @throws InvalidInput on `field` naming every file that is refused; Unavailable
 */
async function storeDocumentFiles(
  { objects, decoder }: PictureDependencies,
  field: string,
  files: readonly UploadedFile[],
  onStored: (objectKey: string) => void,
): Promise<StoredFile[]> {
  const pdfs = new Set<UploadedFile>()
  for (const file of files) if (await isPdf(file)) pdfs.add(file)
  await refuseByHeader(field, files, (file) =>
    pdfs.has(file) ? findPdfRefusal(file) : findHeaderRefusal(decoder, file),
  )
  const stored: StoredFile[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    const format = pdfs.has(file) ? 'pdf' : await formatOfPicture(decoder, file)
    if (typeof format === 'object') refused.push(format)
    else if (refused.length === 0) {
      const objectKey = originalKey(randomUUID(), format)
      onStored(objectKey)
      const { name: fileName, path, sizeBytes } = file
      await objects.put('documents', objectKey, { stream: createReadStream(path), sizeBytes })
      stored.push({ fileName, objectKey, sizeBytes })
    }
  }
  refuseFiles(field, refused)
  return stored
}

async function formatOfPicture(decoder: PictureDecoder, file: UploadedFile): Promise<OriginalFormat | RefusedFile> {
  const decoded = await decodeFile(decoder, file)
  return 'refusal' in decoded ? { name: file.name, reason: decoded.refusal } : decoded.picture.originalFormat
}

/** Nobody sees it from now on; its file goes later (decision 65). @throws NotFound */
export function deleteDocument(catalog: Catalog, context: CommandContext, id: number): Promise<void> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    const document = await lockDocument(client, id)
    await markDocumentDeleted(client, id, context.now)
    await audit({ noun: 'document', id, action: 'delete', before: auditedDocument(document), after: null })
  })
}

/** Deletes the papers of a listing that is locked and goes itself. */
export async function deleteDocumentsOf({ client, context, audit }: UnitOfWork, listingId: number): Promise<void> {
  for (const document of await listDocumentsOf(client, listingId)) {
    await markDocumentDeleted(client, document.id, context.now)
    await audit({ noun: 'document', id: document.id, action: 'delete', before: auditedDocument(document), after: null })
  }
}

/** Takes back what `deleteDocumentsOf` did at `deletedAt`; the listing is locked. */
export async function restoreDocumentsOf(
  { client, audit }: UnitOfWork,
  listingId: number,
  deletedAt: Date,
): Promise<void> {
  for (const document of await unmarkDocumentsDeleted(client, listingId, deletedAt))
    await audit({
      noun: 'document',
      id: document.id,
      action: 'restore',
      before: null,
      after: auditedDocument(document),
    })
}

interface OpenedDocument {
  readonly document: ListingDocument
  readonly object: OpenedObject
}

/**
 * Opens a paper for somebody to look at. The look is in the audit trail before the first byte is out (decision 74).
 *
 * @throws NotFound
 */
export async function viewDocument(
  dependencies: Pick<PictureDependencies, 'pool' | 'objects'>,
  context: CommandContext,
  id: number,
): Promise<OpenedDocument> {
  const document = await runCommand(dependencies, context, async ({ client, audit }) => {
    const found = await lockDocument(client, id)
    await audit({ noun: 'document', id, action: 'view', before: null, after: null })
    return found
  })
  const object = await dependencies.objects.get('documents', document.objectKey)
  if (object === undefined) throw new NotFound('file of document', id)
  return { document, object }
}

/** The lists of §3; authorities to sell and to lease are in one (decision 69). */
export function documentSlotsOf(documents: readonly ListingDocument[]) {
  const ofKind = (...kinds: readonly DocumentKind[]): DocumentAnswer[] =>
    documents.filter(({ kind }) => kinds.includes(kind)).map(documentAnswerOf)
  return {
    title: ofKind('title'),
    tax_declaration: ofKind('tax_declaration'),
    sketch_plan: ofKind('sketch_plan'),
    authority_to_lease: ofKind('authority_to_lease', 'authority_to_sell'),
  }
}

const HEADER = '%PDF-'
const TRAILER = '%%EOF'
/** Writers may put a little behind the trailer. */
const ENDING_BYTES = 1_024

/** Whether a file says that it is a PDF, by its first bytes and not by its name. */
async function isPdf(file: UploadedFile): Promise<boolean> {
  return (await readPart(file, 0, HEADER.length)) === HEADER
}

/**
 * What speaks against a PDF; undefined where nothing does. It is never decoded here, and never shown by a page of ours:
 * who looks at it downloads it.
 */
async function findPdfRefusal(file: UploadedFile): Promise<PictureRefusal | undefined> {
  if (file.isCut) return 'size'
  const ending = await readPart(file, Math.max(0, file.sizeBytes - ENDING_BYTES), ENDING_BYTES)
  return ending.includes(TRAILER) ? undefined : 'damaged'
}

async function readPart({ path }: UploadedFile, position: number, length: number): Promise<string> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await handle.close()
  }
}
