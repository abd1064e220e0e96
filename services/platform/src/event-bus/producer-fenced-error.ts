/** Another producer of the same id was opened; this one may never write again. */
export class ProducerFencedError extends Error {
  override readonly name = 'ProducerFencedError'

  constructor(producerId: string) {
    super(`Producer "${producerId}" was replaced by a newer one.`)
  }
}
