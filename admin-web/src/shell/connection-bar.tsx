import { useEffect, useState } from 'react'

/** Says that the network is gone, as soon as it is and for as long. */
export function ConnectionBar({ className }: { readonly className: string }) {
  const [isOnline, setOnline] = useState(navigator.onLine)
  useEffect(() => {
    const look = (): void => setOnline(navigator.onLine)
    window.addEventListener('online', look)
    window.addEventListener('offline', look)
    return () => {
      window.removeEventListener('online', look)
      window.removeEventListener('offline', look)
    }
  }, [])
  if (isOnline) return null
  return (
    <p role="status" className={`bg-warning-soft text-sm text-warning ${className}`}>
      No network. What you type stays here; saving goes on when the network is back.
    </p>
  )
}
