/** A project as visitors see it; a row of `project_view`. */
export interface ProjectView {
  readonly id: number
  readonly slug: string
  readonly developerId: number
  /** JSON text of a `ProjectCard`. */
  readonly card: string
  /** JSON text of a `ProjectPage` without its listings. */
  readonly page: string
}
