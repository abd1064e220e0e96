import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { browserShortlist } from './browser-shortlist.ts'

/** Puts what somebody shared on one's own shortlist. */
export function TakeOverButton({ ids }: { readonly ids: readonly number[] }) {
  const [isKept, setKept] = useState(false)
  const keep = () => {
    browserShortlist().add(ids)
    setKept(true)
  }
  return (
    <Button icon={isKept ? 'check' : 'heart'} disabled={isKept} onClick={keep}>
      {isKept ? 'Kept on your shortlist' : 'Keep these'}
    </Button>
  )
}
