import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'

/** A body as a browser sends it: files are the browser's, where the server's contract says uploaded ones. */
export type Sendable<Value> = Value extends UploadedFile
  ? File
  : Value extends readonly (infer Item)[]
    ? readonly Sendable<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Sendable<Value[Key]> }
      : Value
