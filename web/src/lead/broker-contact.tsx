import type { PublicBroker } from '@tahanan/contracts/broker/public-broker.ts'
import { m } from '../message/messages.ts'
import { licenceNumbers } from '../payment/payment-lines.ts'
import { Card } from '../ui/card.tsx'
import { buttonClasses } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { contactLinksOf } from './contact-links.tsx'

/** The licensed broker of a listing, and the ways to reach them besides the form. */
export function BrokerContact({ broker }: { readonly broker: PublicBroker }) {
  return (
    <Card className="p-4 sm:p-5">
      <div className="flex items-center gap-4">
        {broker.photo === null ? (
          <span className="flex size-16 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-soft">
            <Icon name="user" className="size-8" />
          </span>
        ) : (
          <Picture
            src={broker.photo}
            alt=""
            sizes="64px"
            width={64}
            height={64}
            className="size-16 shrink-0 rounded-full"
          />
        )}
        <div className="min-w-0">
          <p className="text-lg font-semibold">{broker.name}</p>
          {broker.realty !== null && <p className="text-sm text-ink-soft">{broker.realty}</p>}
          <p className="text-sm text-ink-soft">{m.lead.prcLicence({ numbers: licenceNumbers(broker) })}</p>
        </div>
      </div>
      <ul className="mt-4 flex flex-wrap gap-2">
        {contactLinksOf(broker).map(({ label, href, icon }) => (
          <li key={label}>
            <a href={href} className={buttonClasses({ kind: 'secondary', size: 'small' })}>
              <Icon name={icon} className="size-4" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
