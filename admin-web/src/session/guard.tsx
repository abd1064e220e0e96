import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSession } from './use-session.ts'

/** "Anyone without a stored login token who visits a protected route is sent to /login" (§2), and back afterwards. */
export function Guard() {
  const { session, isSignedOut } = useSession()
  const { pathname, search, hash } = useLocation()
  if (session !== undefined) return <Outlet />
  if (isSignedOut) return <Navigate to="/login" replace />
  return <Navigate to={`/login?next=${encodeURIComponent(pathname + search + hash)}`} replace />
}
