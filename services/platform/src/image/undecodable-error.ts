/** The bytes are no picture that can be shown. Trying again would not help. */
export class UndecodableError extends Error {
  override readonly name = 'UndecodableError'
  /** It would take too much memory, whatever it shows. */
  readonly isTooLarge: boolean

  constructor(reason: string, { isTooLarge = false, ...options }: ErrorOptions & { isTooLarge?: boolean } = {}) {
    super(reason, options)
    this.isTooLarge = isTooLarge
  }
}
