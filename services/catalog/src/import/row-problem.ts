/** Why a row cannot be taken, in words of the dashboard; `message` goes into the rejects file. */
export class RowProblem extends Error {
  override readonly name = 'RowProblem'
}
