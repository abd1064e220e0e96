import { useNavigate } from 'react-router-dom'
import { m } from '../message/messages.ts'
import { buttonClasses, classNames } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import type { ContactLink } from './contact-links.tsx'

/** Id of the form that Enquire leads to. */
export const ENQUIRY_ID = 'enquiry'

/** How many fit beside Enquire on the narrowest phone. */
const CHATS_MAX = 2

/**
 * The ways to ask, within reach of a thumb: at the foot of a narrow window for as long as what it ends is in view, which
 * is until the form comes.
 */
export function ContactBar({ links }: { readonly links: readonly ContactLink[] }) {
  const navigate = useNavigate()
  const call = links.find(({ icon }) => icon === 'phone')
  const chats = links.filter(({ icon }) => icon === 'message').slice(0, CHATS_MAX)
  return (
    <nav
      aria-label={m.lead.ask()}
      className="sticky bottom-0 z-20 flex gap-2 border-t border-line bg-surface px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-3 lg:hidden print:hidden"
    >
      {call !== undefined && (
        <a href={call.href} aria-label={call.label} className={buttonClasses({ kind: 'secondary' })}>
          <Icon name="phone" />
          {m.lead.call()}
        </a>
      )}
      {chats.map(({ label, href }) => (
        <a
          key={label}
          href={href}
          className={classNames(buttonClasses({ kind: 'secondary' }), 'min-w-0 !px-3 text-sm')}
        >
          {label}
        </a>
      ))}
      <a
        href={`#${ENQUIRY_ID}`}
        onClick={(event) => {
          event.preventDefault()
          // Its code may be on its way: it reads the address as it comes. The browser's own step would take the focus from it.
          if (!goToEnquiry()) void navigate({ search: location.search, hash: ENQUIRY_ID })
        }}
        className={classNames(buttonClasses({}), 'min-w-0 grow')}
      >
        {m.lead.enquire()}
      </a>
    </nav>
  )
}

/** To the form, ready to be filled in; answers whether it is there, and can be. */
export function goToEnquiry(): boolean {
  const form = document.getElementById(ENQUIRY_ID)
  const field = form?.querySelector('input')
  form?.scrollIntoView()
  field?.focus({ preventScroll: true })
  return field?.matches(':enabled') === true
}
