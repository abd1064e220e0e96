/** The read schema is not as far as this process has brought it: an older state was put in its place. */
export class PositionLost extends Error {
  override readonly name = 'PositionLost'

  constructor(partition: number, expected: bigint, found: bigint) {
    super(`Partition ${partition} had been read up to ${expected}; the read schema says ${found}. It is read again.`)
  }
}
