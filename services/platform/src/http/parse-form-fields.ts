import { Busboy } from '@fastify/busboy'
import { InvalidInput } from '../problem/invalid-input.ts'
import { addFormText } from './add-form-text.ts'

const LIMITS = { fields: 200, parts: 200, headerPairs: 20, headerSize: 8192 }

/**
 * The fields of a multipart body: text, or a list of texts where a name ends in `[]` (dropped) or comes more than
 * once. Files are refused by their field's name; anything that is no form is 400.
 */
export function parseFormFields(contentType: string, bytes: Buffer): Promise<Record<string, string | string[]>> {
  return new Promise((resolve, reject) => {
    const values = new Map<string, string | string[]>()
    const refuse = (field: string, message: string): void => reject(new InvalidInput({ [field]: [message] }))
    const refuseForm = (): void => refuse('body', 'This is not a whole form. Send multipart/form-data.')
    const refuseLength = (): void => refuse('body', `Send at most ${LIMITS.fields} fields.`)
    try {
      new Busboy({ headers: { 'content-type': contentType }, limits: { ...LIMITS, fieldSize: bytes.length } })
        .on('field', (name, value) => addFormText(values, name, value))
        .on('file', (name, stream) => {
          stream.on('error', () => undefined).resume()
          refuse(name, 'Files are not taken here.')
        })
        .on('fieldsLimit', refuseLength)
        .on('partsLimit', refuseLength)
        .on('error', refuseForm)
        .on('finish', () => resolve(Object.fromEntries(values)))
        .end(bytes)
    } catch {
      // Busboy throws for a content type without a boundary.
      refuseForm()
    }
  })
}
