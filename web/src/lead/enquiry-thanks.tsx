import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

interface EnquiryThanksProps {
  readonly reference: string
  readonly onAnother: () => void
}

/** In the place of the form once it is sent, with the number to ask by. */
export function EnquiryThanks({ reference, onAnother }: EnquiryThanksProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="status" tabIndex={-1} className="rounded-lg bg-success-soft p-5 text-success outline-none">
      <p className="flex items-center gap-2 text-lg font-semibold">
        <Icon name="check" />
        Thank you
      </p>
      <p className="mt-1">We have your message and will answer soon. Your reference number:</p>
      <p className="mt-2 select-all break-all font-mono text-lg font-semibold">{reference}</p>
      <Button kind="quiet" size="small" onClick={onAnother} className="-ml-3 mt-3">
        Send another message
      </Button>
    </div>
  )
}
