import { Problem } from './problem.ts'

export type FieldMessages = Readonly<Record<string, readonly string[]>>

/** 400: which fields are wrong, why, and what would be right. */
export class InvalidInput extends Problem {
  override readonly name = 'InvalidInput'
  readonly fields: FieldMessages

  constructor(fields: FieldMessages) {
    super(400, 'invalid', 'Some fields need another value.')
    this.fields = fields
  }
}
