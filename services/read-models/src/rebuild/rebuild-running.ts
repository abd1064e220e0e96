/** Somebody else is rebuilding; two at once would fill the same schema. */
export class RebuildRunning extends Error {
  override readonly name = 'RebuildRunning'

  constructor() {
    super('A rebuild is under way already. Wait until it has ended.')
  }
}
