import { UPLOAD_LIMITS } from '@tahanan/contracts/file/uploaded-file.ts'
import type { BodyReader } from '../http/body-reader.ts'
import { hasBody } from '../http/has-body.ts'
import { mediaType } from '../http/media-type.ts'
import { readJsonBody } from '../http/read-json-body.ts'
import { refuseContentEncoding } from '../http/refuse-content-encoding.ts'
import { PayloadTooLarge } from '../problem/payload-too-large.ts'
import { UnsupportedMediaType } from '../problem/unsupported-media-type.ts'
import type { FileSpool } from './file-spool.ts'
import { receiveForm } from './receive-form.ts'

const MAX_JSON_BYTES = 1024 * 1024

/**
 * Reads forms with files: each file goes to the spool while it arrives, so that memory stays flat however many there
 * are, and is removed after the call. The same as JSON where no file is sent (decision 89).
 */
export function createFilesReader(spool: FileSpool, maxFileBytes: number = UPLOAD_LIMITS.fileBytes): BodyReader {
  return async (request, limitBytes, releases) => {
    if (!hasBody(request)) return {}
    const type = mediaType(request)
    if (type === 'application/json') return await readJsonBody(request, MAX_JSON_BYTES)
    if (type !== 'multipart/form-data')
      throw new UnsupportedMediaType('Send a form (multipart/form-data), or JSON (application/json) without files.')
    refuseContentEncoding(request)
    if (Number(request.headers['content-length'] ?? 0) > limitBytes) {
      // Read and thrown away, so that the sender gets to see the answer.
      request.resume()
      throw new PayloadTooLarge(limitBytes)
    }
    return await receiveForm(request, { spool, limitBytes, maxFileBytes, releases })
  }
}
