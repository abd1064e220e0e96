/** An aggregate as its table has it: what staff set on it, and what the commands keep beside. */
export interface Stored<Fields> {
  readonly id: number
  /** +1 per change (design §4). */
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly fields: Fields
}

/** An aggregate with a page of its own. */
export interface StoredPage<Fields> extends Stored<Fields> {
  readonly slug: string
}
