/** Why a row cannot be taken; `message` goes into the rejects file. */
export class RowProblem extends Error {
  override readonly name = 'RowProblem'
}
