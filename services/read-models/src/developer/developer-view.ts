/** A developer as visitors see it; a row of `developer_view`. */
export interface DeveloperView {
  readonly id: number
  readonly slug: string
  /** JSON text of a `DeveloperCard`. */
  readonly card: string
  /** JSON text of a `DeveloperPage` without its projects. */
  readonly page: string
  /** Folded words of the name, each once, separated by spaces. */
  readonly words: string
}
