import { UPLOAD_LIMITS } from '@tahanan/contracts/file/upload-limits.ts'
import { useState, useSyncExternalStore } from 'react'
import { usePassing } from '../form/use-saving.ts'
import { dashboardSettings } from '../settings/dashboard-settings.ts'
import { isOver, isUnderWay, type UploadItem, uploadQueue, type UploadTarget } from './upload-queue.ts'
import { type FileKind, takenFiles } from './upload-rules.ts'

/** "The warning lasts 8000 ms" (§9). */
const WARNING_MS = 8_000
const TOO_MANY = `You can only upload up to ${UPLOAD_LIMITS.files} images.`

export interface Uploads {
  readonly kind: FileKind
  readonly items: readonly UploadItem[]
  /** The warning of too many files, while it is shown. */
  readonly warning: string | undefined
  /** The alert of files that are not taken. */
  readonly refusal: string
  readonly isRunning: boolean
  /** With 0 files there is nothing to press; with more than 20 neither, where the specification is strict (§5). */
  readonly mayStart: boolean
  /** How many of the first go next, or are on their way; */
  readonly next: number
  /** and how many are kept for the time after. */
  readonly later: number
  choose(files: readonly File[]): void
  start(): void
  stop(): void
}

export function useUploadItems(): readonly UploadItem[] {
  return useSyncExternalStore(uploadQueue.subscribe, uploadQueue.get)
}

/** The files of one target: chosen, checked, sent one by one. They outlive the screen (`uploadQueue`). */
export function useUploads(target: UploadTarget, kind: FileKind): Uploads {
  const items = useUploadItems().filter((item) => item.target.name === target.name && item.state !== 'sent')
  const unsent = items.filter((item) => !isOver(item))
  const [refusal, setRefusal] = useState('')
  const [warning, warn] = usePassing<string>(WARNING_MS)

  const choose = (files: readonly File[]): void => {
    const { taken, refusal: reasons } = takenFiles(files, kind.invalid)
    setRefusal(reasons)
    if (unsent.length + taken.length > UPLOAD_LIMITS.files) warn(TOO_MANY)
    if (taken.length > 0) uploadQueue.choose(target, taken)
  }

  const going = items.filter(isUnderWay).length
  const isRunning = going > 0
  const isTooMany = dashboardSettings.strictSpec && unsent.length > UPLOAD_LIMITS.files
  const next = isRunning ? going : Math.min(unsent.length, UPLOAD_LIMITS.files)
  return {
    kind,
    items,
    warning,
    refusal,
    isRunning,
    mayStart: !isRunning && unsent.length > 0 && !isTooMany,
    next,
    later: isRunning ? items.filter(({ state }) => state === 'chosen').length : unsent.length - next,
    choose,
    start: () => uploadQueue.start(target.name),
    stop: () => uploadQueue.stop(target.name),
  }
}
