import './without-eval.ts'
import '@tahanan/web/ui/apply-theme.ts'
import type { Access } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, Navigate, type RouteObject, RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { Guard } from '../session/guard.tsx'
import { SecuredScreen } from '../session/secured-screen.tsx'
import { useMay } from '../session/use-session.ts'
import { documentTitle } from '../shell/document-title.ts'
import { Shell } from '../shell/shell.tsx'
import './dashboard.css'
import { NotFoundScreen } from './not-found-screen.tsx'
import { type Screen, titleOf } from './screen.ts'
import { SHOWN_SCREENS } from './shown-screens.ts'

/** Every path of the dashboard (§2): screens from the table, each fetched when it is first opened. */
const router = createBrowserRouter([
  {
    errorElement: <LoadFailure />,
    hydrateFallbackElement: <Loading />,
    children: [
      door('/login', async () => (await import('../session/login-screen.tsx')).LoginScreen),
      door('/register', async () => (await import('../session/register-screen.tsx')).RegisterScreen),
      door(
        '/forgot-password',
        async () => (await import('../session/forgot-password-screen.tsx')).ForgotPasswordScreen,
      ),
      door('/set-password', async () => (await import('../session/set-password-screen.tsx')).SetPasswordScreen),
      {
        element: <Guard />,
        children: [
          { path: '/secured', element: <SecuredScreen /> },
          {
            path: '/dashboard',
            element: <Shell />,
            children: [
              // Decision 2.
              { index: true, element: <Navigate to="developers" replace /> },
              ...SHOWN_SCREENS.map(routeOf),
              { path: '*', element: <NotFoundScreen /> },
            ],
          },
        ],
      },
    ],
  },
])

/** Answers are kept while screens change; only what may yet succeed is asked for again. */
const reading = {
  keepPreviousData: true,
  shouldRetryOnError: (error: unknown) => error instanceof ApiProblem && (error.isOffline || error.status >= 500),
  errorRetryInterval: 3_000,
}

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no place for the dashboard.')
createRoot(root).render(
  <StrictMode>
    <SWRConfig value={reading}>
      <RouterProvider router={router} />
    </SWRConfig>
  </StrictMode>,
)

/** A page for who is not signed in. */
function door(path: string, load: Screen['load']): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) }
}

function routeOf(screen: Screen): RouteObject {
  return {
    path: screen.path,
    errorElement: <LoadFailure />,
    handle: screen,
    lazy: async () => {
      const Content = await screen.load()
      return {
        element: (
          <ScreenFrame screen={screen}>
            <Content />
          </ScreenFrame>
        ),
      }
    },
  }
}

/** What stands where a screen is still being fetched. */
function Loading() {
  return (
    <p role="status" className="p-8 text-center text-ink-soft">
      Loading…
    </p>
  )
}

/** A screen whose code could not be fetched, or that broke: the connection is gone, or there is a newer version. */
function LoadFailure() {
  return (
    <div role="alert" className="mx-auto max-w-text py-16 text-center">
      <h1 className="text-2xl font-semibold">This screen did not open</h1>
      <p className="mb-6 mt-2 text-ink-soft">
        The connection may be gone, or there is a newer version of the dashboard.
      </p>
      <Button onClick={() => location.reload()}>Load the page again</Button>
    </div>
  )
}

/** A screen under its title; who may not open it is told so. */
function ScreenFrame({ screen, children }: { readonly screen: Screen; readonly children: ReactNode }) {
  const { access } = screen
  const mayOpen = useMay(access)
  useEffect(() => {
    documentTitle.setScreen(titleOf(screen))
  }, [screen])
  return mayOpen ? children : <NotAllowed access={access} />
}

/** For a screen that is asked for by its address and not open to one's role. */
function NotAllowed({ access }: { readonly access: Access }) {
  const isForAdministrators = access === 'admin'
  return (
    <div className="mx-auto max-w-text py-16 text-center">
      <h1 className="text-2xl font-semibold">
        {isForAdministrators ? 'This screen is for administrators' : 'Your account may look, not change'}
      </h1>
      <p className="mt-2 text-ink-soft">
        {isForAdministrators
          ? 'Ask one of them for what you need here.'
          : 'Ask an administrator for the editor role to work on this screen.'}
      </p>
      <Link className="mt-6 inline-block text-brand underline underline-offset-4" to="/dashboard">
        Back to the dashboard
      </Link>
    </div>
  )
}
