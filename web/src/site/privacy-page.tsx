import { useState } from 'react'
import { m } from '../message/messages.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { usePageHead } from '../page/page-head.ts'
import { forGood, forThisTab } from '../ui/browser-storage.ts'
import { Button } from '../ui/button.tsx'
import { useIsBrowser } from '../ui/use-is-browser.ts'
import { paragraphsOf, SITE_READ } from './site-read.ts'

/** What the site keeps, the agency's privacy notice and its terms; what is not said is left out (decision 12). */
export function PrivacyPage() {
  const { data } = useEndpoint(...SITE_READ)
  usePageHead({
    title: m.privacy.title(),
    description: m.privacy.description(),
    canonical: '/privacy',
  })
  return (
    <div className="mx-auto max-w-text space-y-10 px-4 py-8 sm:px-6 sm:py-12">
      <section className="space-y-4">
        <h1 className="text-3xl font-semibold">{m.privacy.title()}</h1>
        <p>{m.privacy.kept()}</p>
        <ForgetEverything />
      </section>
      <Texts title={m.privacy.notice()} text={data?.profile.privacy ?? ''} />
      <Texts title={m.privacy.terms()} text={data?.profile.terms ?? ''} />
    </div>
  )
}

/** Empties what this browser keeps for the site. */
function ForgetEverything() {
  const [isForgotten, setForgotten] = useState(false)
  const isBrowser = useIsBrowser()
  const forget = () => {
    forGood.clear()
    forThisTab.clear()
    setForgotten(true)
    // What is shown of it is gone with the page.
    location.reload()
  }
  return (
    <Button kind="secondary" icon="trash" disabled={!isBrowser} isBusy={isForgotten} onClick={forget}>
      {m.privacy.forget()}
    </Button>
  )
}

function Texts({ title, text }: { readonly title: string; readonly text: string }) {
  if (text === '') return null
  return (
    <section className="space-y-4">
      <h2 className="text-2xl font-semibold">{title}</h2>
      {paragraphsOf(text).map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </section>
  )
}
