import { type KeyboardEvent, type ReactNode, useId } from 'react'

export interface Tab<Name extends string> {
  readonly name: Name
  readonly label: string
}

interface TabsProps<Name extends string> {
  /** What the tabs are about, for screen readers. */
  readonly label: string
  readonly tabs: readonly Tab<Name>[]
  readonly chosen: Name
  readonly onChoose: (name: Name) => void
  /** What the chosen one shows. */
  readonly children: ReactNode
}

/** Tabs with their panel; arrows go from one to the next. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Name>) {
  const id = useId()
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    const place = tabs.findIndex(({ name }) => name === chosen)
    const next = tabs[(place + step + tabs.length) % tabs.length]
    if (next === undefined) return
    onChoose(next.name)
    document.getElementById(`${id}-${next.name}`)?.focus()
  }
  return (
    <div>
      <div role="tablist" aria-label={label} className="mb-6 flex gap-1 border-b border-line">
        {tabs.map((tab) => (
          <button
            key={tab.name}
            id={`${id}-${tab.name}`}
            type="button"
            role="tab"
            aria-selected={tab.name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === chosen ? 0 : -1}
            className="-mb-px min-h-11 border-b-2 border-transparent px-4 font-medium text-ink-soft hover:text-ink aria-selected:border-brand aria-selected:text-brand"
            onClick={() => onChoose(tab.name)}
            onKeyDown={onKey}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  )
}
