import { Button } from '@tahanan/web/ui/button.tsx'
import { IconButton } from '@tahanan/web/ui/icon-button.tsx'
import { FileButton } from './file-button.tsx'
import { fileSizeText, type UploadItem } from './upload-rules.ts'
import type { Uploads } from './use-uploads.ts'

/** Choosing files and sending them: what was chosen, how far each is, what was refused and why. */
export function UploadPanel({ uploads, noun }: { readonly uploads: Uploads; readonly noun: string }) {
  const { items, warning, refusal, isRunning, mayStart } = uploads
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <FileButton isMultiple onChoose={uploads.choose}>
          Choose {noun}
        </FileButton>
        <Button disabled={!mayStart} isBusy={isRunning} onClick={() => void uploads.start()}>
          Upload{items.length > 0 && ` ${items.length}`}
        </Button>
        <span className="text-sm text-ink-soft">jpg, jpeg or png, up to 10 MB each</span>
      </div>
      <div aria-live="assertive">
        {warning !== undefined && (
          <p className="rounded bg-warning-soft px-4 py-2 text-sm font-medium text-warning">{warning}</p>
        )}
        {refusal !== '' && (
          <p className="rounded bg-danger-soft px-4 py-2 text-sm font-medium text-danger">{refusal}</p>
        )}
      </div>
      {items.length > 0 && (
        <ul className="divide-y divide-line rounded border border-line">
          {items.map((item) => (
            <li key={item.key} className="flex items-center gap-3 px-3 py-1.5 text-sm">
              <span className="min-w-0 flex-1">
                <span className="block truncate">{item.file.name}</span>
                <span className={item.state === 'failed' ? 'font-medium text-danger' : 'text-ink-soft'}>
                  {stateText(item)}
                </span>
              </span>
              {item.state === 'sending' && (
                <progress
                  aria-label={`Sending ${item.file.name}`}
                  value={item.share}
                  className="h-2 w-24 accent-brand"
                />
              )}
              {!isRunning && (
                <IconButton icon="close" label={`Remove ${item.file.name}`} onClick={() => uploads.remove(item.key)} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function stateText({ state, file, share, message }: UploadItem): string {
  if (state === 'failed') return message
  if (state === 'waiting') return 'No connection. It is sent again when the network is back.'
  if (state === 'chosen') return fileSizeText(file.size)
  return share < 1 ? `${Math.round(share * 100)} %` : 'Being checked…'
}
