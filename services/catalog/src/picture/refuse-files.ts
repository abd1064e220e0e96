import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import type { RefusedFile } from './picture-refusal.ts'
import { refusalMessages } from './refusal-messages.ts'

/** @throws InvalidInput on the field that brought the files, if any was refused */
export function refuseFiles(field: string, refused: readonly RefusedFile[]): void {
  if (refused.length > 0) throw new InvalidInput({ [field]: refusalMessages(refused) })
}
