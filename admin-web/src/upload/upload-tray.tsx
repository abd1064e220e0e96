import { Button } from '@tahanan/web/ui/button.tsx'
import { IconButton } from '@tahanan/web/ui/icon-button.tsx'
import { Icon } from '@tahanan/web/ui/icon.tsx'
import { TextLink } from '@tahanan/web/ui/links.tsx'
import { useId, useState } from 'react'
import { useCloseGuard } from '../form/use-leave-guard.ts'
import { PROGRESS, UploadList } from './upload-list.tsx'
import { isOver, isUnderWay, type UploadItem, uploadQueue } from './upload-queue.ts'
import { useUploadItems } from './use-uploads.ts'

/** Every file of this page on its way, whichever screen it was chosen on; nothing while there is none. */
export function UploadTray() {
  const items = useUploadItems()
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const failed = items.filter(({ state }) => state === 'failed' || state === 'refused').length
  const isDone = items.every(isOver)
  useCloseGuard(!isDone)
  if (items.length === 0) return null
  const targets = new Map(items.map((item) => [item.target.name, item.target]))
  return (
    <section
      aria-label="Uploads"
      className="mx-2 rounded-t-lg border border-b-0 border-line bg-surface shadow-floating sm:ml-auto sm:mr-6 sm:w-96"
    >
      <p role="status" className="sr-only">
        {failed > 0 ? `${failed} of ${items.length} files could not be sent.` : isDone && 'All files are sent.'}
      </p>
      <div className="flex items-center">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-2 px-3 text-left text-sm font-medium"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon
            name={failed > 0 ? 'alert' : isDone ? 'check' : 'share'}
            className={`size-5 ${failed > 0 ? 'text-danger' : ''}`}
          />
          <span className="min-w-0 flex-1 truncate">{summaryOf(items)}</span>
          <Icon name="chevron-down" className={`size-5 ${isOpen ? '' : 'rotate-180'}`} />
        </button>
        {isDone && <IconButton icon="close" label="Close uploads" onClick={() => uploadQueue.remove(() => true)} />}
      </div>
      {!isDone && (
        <progress
          aria-label="All uploads"
          value={items.reduce((sum, { state, share }) => sum + (state === 'sent' ? 1 : share), 0)}
          max={items.length}
          className={`block h-1 w-full ${PROGRESS}`}
        />
      )}
      <div id={listId} hidden={!isOpen} className="max-h-[50dvh] overflow-y-auto border-t border-line">
        {isOpen &&
          [...targets.values()].map(({ name, label, path }) => (
            <div key={name}>
              <div className="flex min-h-11 items-center gap-3 bg-sunken px-3 py-1 text-sm">
                <TextLink to={path} className="min-w-0 flex-1 truncate">
                  {label}
                </TextLink>
                <TargetButton name={name} items={items.filter(({ target }) => target.name === name)} />
              </div>
              <UploadList className="" items={items.filter(({ target }) => target.name === name)} />
            </div>
          ))}
      </div>
    </section>
  )
}

interface TargetButtonProps {
  readonly name: string
  readonly items: readonly UploadItem[]
}

function TargetButton({ name, items }: TargetButtonProps) {
  const isRunning = items.some(isUnderWay)
  if (items.every(isOver)) return null
  return (
    <Button
      kind="secondary"
      size="small"
      onClick={() => (isRunning ? uploadQueue.stop(name) : uploadQueue.start(name))}
    >
      {isRunning ? 'Stop' : 'Upload'}
    </Button>
  )
}

/** `Sending 3 of 20, 1 failed`. */
function summaryOf(items: readonly UploadItem[]): string {
  const count = (wanted: UploadItem['state']): number => items.filter(({ state }) => state === wanted).length
  const [sent, chosen, failed, refused] = [count('sent'), count('chosen'), count('failed'), count('refused')]
  const going = items.filter(isUnderWay).length
  const parts = [
    going > 0
      ? `${count('waiting') > 0 ? 'Waiting with' : 'Sending'} ${sent + 1} of ${sent + going}`
      : sent > 0 && `${sent} sent`,
    failed > 0 && `${failed} failed`,
    refused > 0 && `${refused} refused`,
    chosen > 0 && `${chosen} not sent yet`,
  ]
  return parts.filter((part) => part !== false).join(', ')
}
