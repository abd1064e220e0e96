/** A file of a form, as the server has received it. It lies there until the call has been answered. */
export class UploadedFile {
  /** What the sender calls it, fit to be shown: nothing in it leads anywhere. */
  readonly name: string
  readonly path: string
  readonly sizeBytes: number
  /** SHA-256 in hexadecimal digits. */
  readonly hash: string
  /** It went on beyond what is taken; the rest was thrown away. */
  readonly isCut: boolean

  constructor(file: Readonly<Pick<UploadedFile, 'name' | 'path' | 'sizeBytes' | 'hash' | 'isCut'>>) {
    this.name = file.name
    this.path = file.path
    this.sizeBytes = file.sizeBytes
    this.hash = file.hash
    this.isCut = file.isCut
  }
}
