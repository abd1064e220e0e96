import { Button } from '@tahanan/web/ui/button.tsx'
import { useState } from 'react'

/** A text that is shown once, to be copied: a secret, a link. */
export function CopyText({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState<'yes' | 'failed'>()
  const copy = async (): Promise<void> => {
    // Over plain HTTP a browser has nothing to copy with.
    const isCopied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      )
    setCopied(isCopied ? 'yes' : 'failed')
  }
  return (
    <div>
      <p className="select-all whitespace-pre-line break-all rounded bg-sunken px-4 py-3 font-mono text-sm">{text}</p>
      <div className="mt-2 flex min-h-11 flex-wrap items-center justify-end gap-3">
        <p role="status" className="flex-1 text-sm text-ink-soft">
          {copied === 'yes' && 'Copied.'}
          {copied === 'failed' && 'It could not be copied: select it.'}
        </p>
        <Button kind="secondary" data-autofocus onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </div>
  )
}
