import type { OpenedObject } from '@tahanan/platform/object-store/object-store.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import type { PictureStudio } from '../picture/picture-studio.ts'
import type { ListingDocument } from './document.ts'
import { lockDocument } from './document.store.ts'

export interface OpenedDocument {
  readonly document: ListingDocument
  readonly object: OpenedObject
}

/**
 * Opens a paper for somebody to look at. The look is in the audit trail before the first byte is out (decision 74).
 *
 * @throws NotFound
 */
export async function viewDocument(
  studio: Pick<PictureStudio, 'pool' | 'objects'>,
  context: CommandContext,
  id: number,
): Promise<OpenedDocument> {
  const document = await runCommand(studio, context, async ({ client, audit }) => {
    const found = await lockDocument(client, id)
    if (found === undefined) throw new NotFound('document', id)
    await audit({ noun: 'document', id, action: 'view', before: null, after: null })
    return found
  })
  const object = await studio.objects.get('documents', document.objectKey)
  if (object === undefined) throw new NotFound('file of document', id)
  return { document, object }
}
