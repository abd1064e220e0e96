/**
 * This producer may never write again: another one of the same id was opened, or it cannot learn whether its last
 * batch was appended. Whoever may still write opens a new one.
 */
export class ProducerFencedError extends Error {
  override readonly name = 'ProducerFencedError'

  constructor(producerId: string, options?: ErrorOptions) {
    super(`Producer "${producerId}" was replaced by a newer one, or has lost its place.`, options)
  }
}
