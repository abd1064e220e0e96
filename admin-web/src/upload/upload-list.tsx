import { Button } from '@tahanan/web/ui/button.tsx'
import { IconButton } from '@tahanan/web/ui/icon-button.tsx'
import { Icon } from '@tahanan/web/ui/icon.tsx'
import { isUnderWay, type UploadItem, uploadQueue } from './upload-queue.ts'
import { fileSizeText } from './upload-rules.ts'

/** Browsers draw a bar in colours of their own otherwise. */
export const PROGRESS =
  'appearance-none overflow-hidden bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand'

interface UploadListProps {
  readonly items: readonly UploadItem[]
  readonly className: string
}

/** Files with how far each is; what can be done about it. */
export function UploadList({ items, className }: UploadListProps) {
  return (
    <ul className={`divide-y divide-line ${className}`}>
      {items.map((item) => (
        <UploadRow key={item.key} item={item} />
      ))}
    </ul>
  )
}

function UploadRow({ item }: { readonly item: UploadItem }) {
  const { key, file, state, share } = item
  const isFailed = state === 'failed' || state === 'refused'
  return (
    <li className="flex min-h-14 items-center gap-2 py-1.5 pl-3 pr-1 text-sm">
      <span className="min-w-0 flex-1">
        <span className="block truncate" title={file.name}>
          {file.name}
        </span>
        <span className={isFailed ? 'font-medium text-danger' : 'text-ink-soft'}>{stateText(item)}</span>
      </span>
      {state === 'sending' && (
        <progress aria-label={`Sending ${file.name}`} value={share} className={`h-2 w-20 rounded ${PROGRESS}`} />
      )}
      {state === 'failed' && (
        <Button kind="secondary" size="small" onClick={() => uploadQueue.retry(key)}>
          Try again<span className="sr-only"> to send {file.name}</span>
        </Button>
      )}
      {state === 'sent' ? (
        <Icon name="check" className="mr-3 size-5 text-success" />
      ) : (
        <IconButton
          icon="close"
          label={`${isUnderWay(item) ? 'Cancel' : 'Remove'} ${file.name}`}
          onClick={() => uploadQueue.remove((one) => one.key === key)}
        />
      )}
    </li>
  )
}

function stateText({ state, file, share, message }: UploadItem): string {
  switch (state) {
    case 'chosen':
      return fileSizeText(file.size)
    case 'queued':
      return 'Waiting for its turn'
    case 'sending':
      return share < 1 ? `${Math.round(share * 100)} %` : 'Being checked…'
    case 'sent':
      return 'Sent'
    default:
      return message
  }
}
