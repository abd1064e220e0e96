import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom'
import { Guard } from '../session/guard.tsx'
import { SecuredScreen } from '../session/secured-screen.tsx'
import { Shell } from '../shell/shell.tsx'
import { LoadFailure } from './load-failure.tsx'
import { Loading } from './loading.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import type { Screen } from './screen.ts'
import { ScreenFrame } from './screen-frame.tsx'
import { SCREENS } from './screens.ts'

/** Every path of the dashboard (§2): screens from the table, each fetched when it is first opened. */
export function createDashboardRouter() {
  return createBrowserRouter([
    {
      errorElement: <LoadFailure />,
      hydrateFallbackElement: <Loading />,
      children: [
        {
          path: '/login',
          lazy: async () => ({ Component: (await import('../session/login-screen.tsx')).LoginScreen }),
        },
        {
          path: '/register',
          lazy: async () => ({ Component: (await import('../session/register-screen.tsx')).RegisterScreen }),
        },
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
                ...SCREENS.map(routeOf),
                { path: '*', element: <NotFoundScreen /> },
              ],
            },
          ],
        },
      ],
    },
  ])
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
