/** An answer whose bytes are there already, so that nothing has to be asked, decided or waited for. */
export interface ReadyResponse {
  /** Id of what answers, for the figures and the log. */
  readonly route: string
  readonly status: number
  /** Names and values in turn; those of every answer are added to them. */
  readonly headers: readonly string[]
  /** None with 304. */
  readonly body: Buffer | undefined
}
