import { Link } from 'react-router-dom'

export function SecuredScreen() {
  return (
    <main className="mx-auto max-w-text px-4 py-24 text-center">
      <title>Secured · Tahanan</title>
      <h1 className="text-2xl font-semibold">The page you&apos;re trying to access is Secured</h1>
      <Link className="mt-6 inline-block text-brand underline underline-offset-4" to="/dashboard">
        Go to the dashboard
      </Link>
    </main>
  )
}
