import { parsePoint } from '@tahanan/contracts/place/parse-point.ts'
import type { PublicPlace } from '@tahanan/contracts/place/public-place.ts'
import type { ReactNode } from 'react'
import { m } from '../message/messages.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { PhoneLinks } from '../lead/contact-links.tsx'
import { MessageUs } from '../lead/message-us.tsx'
import { WhereItIsPart } from '../map/where-it-is-part.ts'
import { usePageHead } from '../page/page-head.ts'
import { PageProblem } from '../page/page-problem.tsx'
import { PageSkeleton } from '../page/page-skeleton.tsx'
import { SITE_READ } from '../site/site-read.ts'
import { Icon, type IconName } from '../ui/icon.tsx'

/** "A phone, a landline and an office address" (§1), as far as they are said (decision 12), and the form to write to us. */
export function ContactUsPage() {
  const { data, problem, retry } = useEndpoint(...SITE_READ)
  usePageHead({
    title: m.layout.contact(),
    description: m.contact.description(),
    canonical: '/contactus',
  })
  if (problem !== undefined) return <PageProblem problem={problem} onRetry={retry} />
  if (data === undefined) return <PageSkeleton />
  const { profile: site } = data
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 py-8 sm:px-6 sm:py-12 md:grid-cols-[1fr_26rem]">
      <section>
        <h1 className="text-3xl font-semibold">{m.layout.contact()}</h1>
        <p className="mt-4 max-w-text text-lg">{m.contact.lead()}</p>
        <dl className="mt-8 space-y-5">
          {site.phone !== '' && (
            <Way icon="phone" name={m.contact.phone()}>
              <PhoneLinks contact={site.phone} />
            </Way>
          )}
          {site.landline !== '' && (
            <Way icon="phone" name={m.contact.landline()}>
              <PhoneLinks contact={site.landline} />
            </Way>
          )}
          {site.email !== '' && (
            <Way icon="message" name={m.contact.email()}>
              <a href={`mailto:${site.email}`} className="break-all hover:text-brand hover:underline">
                {site.email}
              </a>
            </Way>
          )}
          {site.address !== '' && (
            <Way icon="pin" name={m.contact.office()}>
              {site.address}
            </Way>
          )}
          {site.links !== '' && (
            <Way icon="link" name={m.contact.elsewhere()}>
              {site.links.split('\n').map((address) => (
                <a
                  key={address}
                  href={address.trim()}
                  rel="noopener"
                  className="block break-all hover:text-brand hover:underline"
                >
                  {address.trim().replace(/^https?:\/\/(www\.)?/i, '')}
                </a>
              ))}
            </Way>
          )}
        </dl>
        <div className="mt-8">
          <WhereItIsPart place={officePlace(site.point)} name={site.name} />
        </div>
      </section>
      <MessageUs />
    </div>
  )
}

/** Staff gave the exact place: people come to it. */
function officePlace(text: string): PublicPlace | undefined {
  const point = parsePoint(text)
  return point && { ...point, precision: 'exact', radius_m: 0 }
}

interface WayProps {
  readonly icon: IconName
  readonly name: string
  readonly children: ReactNode
}

function Way({ icon, name, children }: WayProps) {
  return (
    <div className="grid grid-cols-[2.5rem_1fr]">
      <dt className="col-span-2 grid grid-cols-subgrid text-sm text-ink-soft">
        <Icon name={icon} className="row-span-2 mt-0.5 size-6 text-brand" />
        {name}
      </dt>
      <dd className="col-start-2 text-lg font-medium">{children}</dd>
    </div>
  )
}
