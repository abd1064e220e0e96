import { Dialog } from '@tahanan/web/ui/dialog.tsx'

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['Ctrl K', '⌘ K', '/'], 'Find a record, open a screen, do something'],
  [['↑', '↓'], 'Go through what was found; Enter takes it'],
  [['Ctrl S', '⌘ S'], 'Save the form'],
  [['Esc'], 'Close what is on top; unsaved changes are asked about'],
  [['Tab'], 'Go on to the next field or button'],
  [['?'], 'Show these keys'],
]

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog isOpen title="Keys" onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-3 text-sm">
        {KEYS.map(([keys, what]) => (
          <div key={what} className="contents">
            <dt className="flex flex-wrap gap-1.5">
              {keys.map((key) => (
                <kbd key={key} className="rounded border border-line-strong bg-sunken px-1.5 py-0.5 font-sans text-xs">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-sm text-ink-soft">No key does anything but type while you are in a field.</p>
    </Dialog>
  )
}
