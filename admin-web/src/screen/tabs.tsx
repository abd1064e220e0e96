import { TabPanel, TabPanels } from '@headlessui/react'
import { Tab, TabGroup, TabList } from '@tremor/react'
import { type ReactNode, useState } from 'react'

interface TabsProps<Name extends string> {
  /** What the tabs are about, for screen readers. */
  readonly label: string
  readonly tabs: readonly { readonly name: Name; readonly label: string }[]
  readonly chosen: Name
  readonly onChoose: (name: Name) => void
  /** What a tab shows, asked for when it is first opened; from then on it stays, with all that was begun there. */
  readonly children: (name: Name) => ReactNode
}

/** Tremor's tabs; the panels are Headless UI's own, for Tremor's are panels to no screen reader. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Name>) {
  const [opened, setOpened] = useState<readonly Name[]>([chosen])
  if (!opened.includes(chosen)) setOpened([...opened, chosen])
  const choose = (index: number): void => tabs.slice(index, index + 1).forEach(({ name }) => onChoose(name))
  return (
    <TabGroup index={tabs.findIndex(({ name }) => name === chosen)} onIndexChange={choose}>
      <TabList aria-label={label} className="mb-6 space-x-1">
        {tabs.map((tab) => (
          <Tab key={tab.name} className="min-h-11 px-4 text-base font-medium focus-visible:outline">
            {tab.label}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {tabs.map(({ name }) => (
          <TabPanel key={name} unmount={false}>
            {opened.includes(name) && children(name)}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  )
}
