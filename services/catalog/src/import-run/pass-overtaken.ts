/** The run that a pass was for is deleted, or has been corrected since. */
export class PassOvertaken extends Error {
  override readonly name = 'PassOvertaken'
}
