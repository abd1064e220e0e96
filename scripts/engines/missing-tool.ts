/** Something has to be installed before an engine can run; the message says what, and how. */
export class MissingTool extends Error {
  override readonly name = 'MissingTool'
}
