import { useContext, useSyncExternalStore } from 'react'
import { OTHER_LANGUAGE } from '../message/language.ts'
import { m } from '../message/messages.ts'
import { pagePart } from '../page/page-part.ts'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { chosenLanguage, rememberLanguage, useOtherAddress } from './language-choice.ts'

/** To this page in the other language. */
export function LanguageLink() {
  const { strictSpec } = useContext(SiteSettingsContext)
  const address = useOtherAddress()
  if (strictSpec) return null
  return (
    <a
      href={address}
      hrefLang={OTHER_LANGUAGE}
      lang={OTHER_LANGUAGE}
      onClick={() => rememberLanguage(OTHER_LANGUAGE)}
      className="inline-flex h-11 min-w-8 items-center justify-center rounded text-sm font-semibold text-ink-soft hover:bg-sunken hover:text-ink sm:px-3"
    >
      <span aria-hidden="true" className="uppercase sm:hidden">
        {OTHER_LANGUAGE}
      </span>
      <span className="max-sm:sr-only">{m.language.other()}</span>
    </a>
  )
}

const LanguageOffer = pagePart(undefined, async () => (await import('./language-offer.tsx')).LanguageOffer)

const never = () => () => {}

/** Offers the language that was chosen last to whoever came by an address of the other one; it leads nobody away by itself. */
export function LanguageOfferPart() {
  const chosen = useSyncExternalStore(never, chosenLanguage, () => null)
  if (chosen !== OTHER_LANGUAGE) return null
  return <LanguageOffer />
}
