import type { DeveloperCard } from '@tahanan/contracts/developer/developer-page.ts'
import { Link } from 'react-router-dom'
import { m } from '../message/messages.ts'
import { PhoneLinks } from '../lead/contact-links.tsx'
import { Card } from '../ui/card.tsx'
import { Chip } from '../ui/chip.tsx'
import { CARD_LINK } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'

/** "Developer result card" of §2, its badge spelled as there (decision 31). The whole of it leads to the developer. */
export function DeveloperResultCard({ developer }: { readonly developer: DeveloperCard }) {
  const { slug, name, image, image_variants: variants, contact_number: phone, office_address: location } = developer
  return (
    <Card className="relative flex gap-4 p-4 transition-shadow hover:shadow-raised">
      {image === null ? (
        <span className="flex size-16 shrink-0 items-center justify-center rounded bg-sunken sm:size-24 text-ink-soft">
          <Icon name="building" className="size-8" />
        </span>
      ) : (
        <Picture
          src={image}
          variants={variants}
          alt=""
          sizes="96px"
          width={96}
          height={96}
          className="size-16 shrink-0 rounded sm:size-24"
        />
      )}
      <div className="min-w-0 grow">
        <p className="text-xs font-semibold tracking-wide text-ink-soft">{m.search.developerInformation()}</p>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-lg font-semibold">
            <Link to={`/developer/${slug}/`} className={CARD_LINK}>
              {name}
            </Link>
          </h2>
          <Chip tone="success">
            <Icon name="check" className="size-4" />
            {m.search.certified()}
          </Chip>
        </div>
        <p className="mt-1 flex items-start gap-1.5 text-sm text-ink-soft">
          <Icon name="pin" className="mt-0.5 size-4" />
          {location}
        </p>
        <p className="flex items-start gap-1.5 text-sm text-ink-soft">
          <Icon name="phone" className="mt-0.5 size-4" />
          <span>
            <PhoneLinks contact={phone} />
          </span>
        </p>
        <p className="mt-1 text-sm">{developer.details}</p>
      </div>
    </Card>
  )
}
