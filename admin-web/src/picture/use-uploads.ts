import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { UPLOAD_LIMITS } from '@tahanan/contracts/file/uploaded-file.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { randomKey } from '@tahanan/web/ui/idempotency-key.ts'
import { usePassing, whenOnline } from '../form/use-saving.ts'
import { invalidFormatText, invalidImages, type UploadItem } from './upload-rules.ts'

/** "The warning lasts 8000 ms" (§9). */
const WARNING_MS = 8_000
const TOO_MANY = `You can only upload up to ${UPLOAD_LIMITS.files} images.`

export interface SendFileOptions {
  readonly signal: AbortSignal
  readonly idempotencyKey: string
  readonly onProgress: (share: number) => void
}

export interface Uploads {
  readonly items: readonly UploadItem[]
  /** The warning of too many files, while it is shown. */
  readonly warning: string | undefined
  /** The alert of files that are no images of ours. */
  readonly refusal: string
  readonly isRunning: boolean
  /** With 0 files or more than 20 there is nothing to press (§5). */
  readonly mayStart: boolean
  choose(files: readonly File[]): void
  remove(key: string): void
  start(): Promise<void>
}

/**
 * Files chosen and sent one by one, each with its progress. One that the network interrupts waits and is sent again by
 * itself, under the same key, so that it cannot arrive twice; one that is refused says why, and the others go on.
 */
export function useUploads(
  send: (file: File, options: SendFileOptions) => Promise<unknown>,
  onUploaded: () => void,
): Uploads {
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const [refusal, setRefusal] = useState('')
  const [isRunning, setRunning] = useState(false)
  const [warning, warn] = usePassing<string>(WARNING_MS)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const change = (key: string, next: Partial<UploadItem>): void =>
    setItems((current) => current.map((item) => (item.key === key ? { ...item, ...next } : item)))
  const remove = useCallback((key: string) => setItems((current) => current.filter((item) => item.key !== key)), [])

  const choose = (files: readonly File[]): void => {
    const invalid = invalidImages(files)
    setRefusal(invalid.length > 0 ? invalidFormatText(invalid) : '')
    const added = files.filter(({ name }) => !invalid.includes(name)).map(newItem)
    if (items.length + added.length > UPLOAD_LIMITS.files) warn(TOO_MANY)
    setItems([...items, ...added])
  }

  const start = async (): Promise<void> => {
    const controller = new AbortController()
    running.current = controller
    setRunning(true)
    for (const { key, file } of items) {
      if (await sendOne(key, file, controller.signal)) remove(key)
      if (controller.signal.aborted) return
      onUploaded()
    }
    setRunning(false)
  }

  async function sendOne(key: string, file: File, signal: AbortSignal): Promise<boolean> {
    for (let attempt = 1; !signal.aborted; attempt += 1) {
      change(key, { state: 'sending', share: 0, message: '' })
      try {
        await send(file, { signal, idempotencyKey: key, onProgress: (share) => change(key, { share }) })
        return true
      } catch (error) {
        if (!(error instanceof ApiProblem) || !error.isOffline) {
          change(key, { state: 'failed', message: reasonOf(error) })
          return false
        }
        change(key, { state: 'waiting' })
        await whenOnline(attempt, signal)
      }
    }
    return false
  }

  const mayStart = !isRunning && items.length > 0 && items.length <= UPLOAD_LIMITS.files
  return { items, warning, refusal, isRunning, mayStart, choose, remove, start }
}

function newItem(file: File): UploadItem {
  return { key: randomKey(), file, state: 'chosen', share: 0, message: '' }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) return 'It could not be sent.'
  const messages = Object.values(error.fields).flat()
  return messages.length > 0 ? messages.join(' ') : error.message
}
