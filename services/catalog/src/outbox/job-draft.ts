/** A job as a command asks for it. `id` makes handing it over twice harmless; it must not contain `:`. */
export interface JobDraft {
  readonly queue: string
  readonly id: string
  readonly data: unknown
}
