import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { auditedDocument } from './audited-document.ts'
import { lockDocument, markDocumentDeleted } from './document.store.ts'

/** Nobody sees it from now on; its file goes later (decision 65). @throws NotFound */
export function deleteDocument(catalog: Catalog, context: CommandContext, id: number): Promise<void> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    const document = await lockDocument(client, id)
    if (document === undefined) throw new NotFound('document', id)
    await markDocumentDeleted(client, id, context.now)
    await audit({ noun: 'document', id, action: 'delete', before: auditedDocument(document), after: null })
  })
}
