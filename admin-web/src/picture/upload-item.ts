/** One chosen file on its way to the server. */
export interface UploadItem {
  readonly key: string
  readonly file: File
  readonly state: 'chosen' | 'sending' | 'waiting' | 'failed'
  /** 0 to 1, while it is sent. */
  readonly share: number
  /** Why it failed. */
  readonly message: string
}
