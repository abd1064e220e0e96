import { useState } from 'react'
import { LANGUAGE, OTHER_LANGUAGE } from '../message/language.ts'
import { m } from '../message/messages.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { rememberLanguage, useOtherAddress } from './language-choice.ts'

/** At the foot of the window: the page in the other language, or to stay in this one. Only for a browser. */
export function LanguageOffer() {
  const [isDeclined, setDeclined] = useState(false)
  const address = useOtherAddress()
  if (isDeclined) return null
  const stay = () => {
    rememberLanguage(LANGUAGE)
    setDeclined(true)
  }
  return (
    <aside
      aria-label={m.language.offer()}
      className="fixed bottom-24 left-1/2 z-30 flex w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 items-center gap-2 rounded-lg border border-line bg-surface py-1 pl-4 pr-1 shadow-floating lg:bottom-4 print:hidden"
    >
      <a
        href={address}
        hrefLang={OTHER_LANGUAGE}
        lang={OTHER_LANGUAGE}
        className="py-2 font-medium text-brand underline decoration-brand/40 underline-offset-4 hover:decoration-brand"
      >
        {m.language.offer()}
      </a>
      <IconButton icon="close" label={m.language.stay()} onClick={stay} />
    </aside>
  )
}
