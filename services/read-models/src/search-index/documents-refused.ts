/** Meilisearch will never take what it was given. */
export class DocumentsRefused extends Error {
  override readonly name = 'DocumentsRefused'
}
