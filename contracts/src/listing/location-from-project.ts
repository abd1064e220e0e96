interface FilledLocation {
  readonly location: string
  /** What the form says instead of a location; null when there is nothing to say. */
  readonly message: string | null
}

/**
 * The listing form's location after a project was chosen, or cleared with null (§4): the project's own, or the words
 * for a project without one. The form keeps the earlier text for undo (decision 59).
 */
export function locationFromProject(project: { readonly location: string } | null): FilledLocation {
  const location = project?.location.trim() ?? ''
  return { location, message: project !== null && location === '' ? "The project doesn't have location" : null }
}
