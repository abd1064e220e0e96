import { useContext, useState } from 'react'
import { m } from '../message/messages.ts'
import { pagePart } from '../page/page-part.ts'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { Button } from '../ui/button.tsx'

/** For those who ask. */
const ViewingDialog = pagePart(undefined, async () => (await import('./viewing-dialog.tsx')).ViewingDialog)

interface ViewingButtonProps {
  readonly name: string
  readonly listingSlug: string
}

/** "Propose a viewing" (decision 135): the form comes when it is asked for. Nothing where nobody would answer it. */
export function ViewingButton({ name, listingSlug }: ViewingButtonProps) {
  const { strictSpec, publicLeads } = useContext(SiteSettingsContext)
  const [isOpen, setOpen] = useState(false)
  if (strictSpec || !publicLeads) return null
  return (
    <>
      <Button
        kind="secondary"
        icon="calendar"
        isWide
        onClick={() => setOpen(true)}
        className="mb-4 [@media(scripting:none)]:hidden"
      >
        {m.viewing.propose()}
      </Button>
      {isOpen && <ViewingDialog name={name} listingSlug={listingSlug} onClose={() => setOpen(false)} />}
    </>
  )
}
