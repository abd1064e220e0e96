import { Navigate } from 'react-router-dom'

/** "leads redirects to listing-leads" (§2, decision 3). */
export function LeadsStart() {
  return <Navigate to="/dashboard/leads/listing" replace />
}
