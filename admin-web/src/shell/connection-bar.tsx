import { useEffect, useState } from 'react'

/** Says that the network is gone, while it is. */
export function ConnectionBar() {
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
    <p role="status" className="bg-warning-soft px-4 py-2 text-sm text-warning sm:px-6">
      No network. What you type stays here; saving goes on when the network is back.
    </p>
  )
}
