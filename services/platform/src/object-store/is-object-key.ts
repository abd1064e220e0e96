import { contentTypeOf } from './content-type-of.ts'

/** Lower case, because some file systems take `A` and `a` for the same; a dot stands before the ending only. */
const KEY = /^[a-z\d_-]+(?:\/[a-z\d_-]+)*\.[a-z\d]+$/
const MAX_LENGTH = 200

/** Whether a text can be an object's key. Nothing that passes leads out of a folder. */
export function isObjectKey(key: string): boolean {
  return key.length <= MAX_LENGTH && KEY.test(key) && contentTypeOf(key) !== undefined
}
