import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { createDashboardRouter } from './dashboard-router.tsx'

const router = createDashboardRouter()

/** Answers are kept while screens change; only what may yet succeed is asked for again. */
const reading = {
  keepPreviousData: true,
  shouldRetryOnError: (error: unknown) => error instanceof ApiProblem && (error.isOffline || error.status >= 500),
  errorRetryInterval: 3_000,
}

export function App() {
  return (
    <SWRConfig value={reading}>
      <RouterProvider router={router} />
    </SWRConfig>
  )
}
