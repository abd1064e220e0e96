import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

interface TabsProps<Name extends string> {
  /** What the tabs are about, for screen readers. */
  readonly label: string
  readonly tabs: readonly { readonly name: Name; readonly label: string }[]
  readonly chosen: Name
  readonly onChoose: (name: Name) => void
  /** What a tab shows, asked for when it is first opened; from then on it stays, with all that was begun there. */
  readonly children: (name: Name) => ReactNode
}

/** Tabs as the ARIA practices have them. Tremor's and Headless UI's put 13 and 10 kB before the first look at a form. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Name>) {
  const id = useId()
  const [opened, setOpened] = useState<readonly Name[]>([chosen])
  if (!opened.includes(chosen)) setOpened([...opened, chosen])

  function move(event: KeyboardEvent): void {
    const place = tabs.findIndex(({ name }) => name === chosen)
    const to = new Map([
      ['ArrowLeft', place - 1],
      ['ArrowRight', place + 1],
      ['Home', 0],
      ['End', -1],
    ]).get(event.key)
    const next = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (next === undefined) return
    event.preventDefault()
    onChoose(next.name)
    document.getElementById(`${id}-${next.name}`)?.focus()
  }

  return (
    <>
      <div role="tablist" aria-label={label} className="mb-6 flex space-x-1 border-b border-line">
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            aria-selected={tab.name === chosen}
            aria-controls={`${id}-${tab.name}-panel`}
            tabIndex={tab.name === chosen ? 0 : -1}
            className="-mb-px min-h-11 whitespace-nowrap border-b-2 border-transparent px-4 font-medium text-ink-soft hover:border-line-strong hover:text-ink aria-selected:border-brand aria-selected:text-brand"
            onClick={() => onChoose(tab.name)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(({ name }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          tabIndex={0}
          hidden={name !== chosen}
        >
          {opened.includes(name) && children(name)}
        </div>
      ))}
    </>
  )
}
