import type { Access } from '@tahanan/contracts/endpoint/access.ts'
import { Link } from 'react-router-dom'

/** For a screen that is asked for by its address and not open to one's role. */
export function NotAllowed({ access }: { readonly access: Access }) {
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
