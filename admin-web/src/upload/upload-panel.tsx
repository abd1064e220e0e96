import { Button } from '@tahanan/web/ui/button.tsx'
import { FileButton } from './file-button.tsx'
import { UploadList } from './upload-list.tsx'
import type { Uploads } from './use-uploads.ts'

// Where files are chosen the shell is about to need it, and the network may be gone by then.
import('./upload-tray.tsx').catch(() => {})

/** Choosing files and sending them: what was chosen, how far each is, what was refused and why. */
export function UploadPanel({ uploads, noun }: { readonly uploads: Uploads; readonly noun: string }) {
  const { kind, items, warning, refusal, isRunning, mayStart, next, later } = uploads
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <FileButton isMultiple accept={kind.accept} onChoose={uploads.choose}>
          Choose {noun}
        </FileButton>
        <Button disabled={!mayStart} isBusy={isRunning} onClick={uploads.start}>
          Upload{next > 0 && ` ${next}`}
        </Button>
        {isRunning && (
          <Button kind="secondary" onClick={uploads.stop}>
            Stop
          </Button>
        )}
        <span className="text-sm text-ink-soft">{kind.hint}</span>
      </div>
      <div aria-live="assertive">
        {warning !== undefined && (
          <p className="rounded bg-warning-soft px-4 py-2 text-sm font-medium text-warning">{warning}</p>
        )}
        {refusal !== '' && (
          <p className="rounded bg-danger-soft px-4 py-2 text-sm font-medium text-danger">{refusal}</p>
        )}
      </div>
      {later > 0 && (
        <p role="status" className="text-sm">
          {isRunning ? `${next} are being sent.` : `The first ${next} are sent together.`} {later} more stay here for
          the next go.
        </p>
      )}
      {items.length > 0 && <UploadList className="rounded border border-line" items={items} />}
    </div>
  )
}
