import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

function keyOf(secret: string): Buffer {
  return createHash('sha256').update(`sealed\n${secret}`).digest()
}

/**
 * Encrypts (AES-256-GCM) what has to be read again, unlike a hash: vector, tag, text.
 *
 * @param secret `TOKEN_SECRET`, which the key is made of
 * @param owner what it belongs to: elsewhere it cannot be opened
 */
export function seal(secret: string, plain: Buffer, owner: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Undefined for what was sealed under another secret or for another owner, or was changed since. */
export function unseal(secret: string, sealed: Buffer, owner: string): Buffer | undefined {
  const iv = sealed.subarray(0, IV_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), iv, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return undefined
  }
}
