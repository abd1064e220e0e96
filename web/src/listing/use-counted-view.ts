import { useContext, useEffect } from 'react'
import { SiteSettingsContext } from '../page/site-settings-context.ts'

declare global {
  interface Navigator {
    /** Of browsers that know them: Global Privacy Control, and Save-Data. */
    readonly globalPrivacyControl?: boolean
    readonly connection?: { readonly saveData?: boolean }
  }
}

/**
 * Has it counted that the page of a listing was shown: once for each showing, when it is in view, by a beacon that no
 * page waits for and that says the listing's number alone. Whoever asks not to be tracked, or to save data, is not counted.
 */
export function useCountedView(id: number): void {
  const { strictSpec } = useContext(SiteSettingsContext)
  useEffect(() => {
    if (strictSpec || asksNotTo(navigator)) return undefined
    const count = (): void => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', count)
      navigator.sendBeacon(`/api/seen/${id}/`)
    }
    document.addEventListener('visibilitychange', count)
    count()
    return () => document.removeEventListener('visibilitychange', count)
  }, [id, strictSpec])
}

function asksNotTo({ doNotTrack, globalPrivacyControl, connection }: Navigator): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true || connection?.saveData === true
}
