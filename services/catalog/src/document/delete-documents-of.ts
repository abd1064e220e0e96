import type { UnitOfWork } from '../command/unit-of-work.ts'
import { auditedDocument } from './audited-document.ts'
import { listDocumentsOf, markDocumentDeleted } from './document.store.ts'

/** Deletes the papers of a listing that is locked and goes itself. */
export async function deleteDocumentsOf({ client, context, audit }: UnitOfWork, listingId: number): Promise<void> {
  for (const document of await listDocumentsOf(client, listingId)) {
    await markDocumentDeleted(client, document.id, context.now)
    await audit({ noun: 'document', id: document.id, action: 'delete', before: auditedDocument(document), after: null })
  }
}
