import { Problem } from './problem.ts'

/** 415: the body is written in a way that the call does not read. */
export class UnsupportedMediaType extends Problem {
  override readonly name = 'UnsupportedMediaType'

  constructor(remedy: string) {
    super(415, 'unsupported_media_type', remedy)
  }
}
