/** The social-network icon of the registration form (§2). It is decoration: nobody joins through it (decision 116). */
export function JoinIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="mx-auto mb-4 size-10 text-brand" fill="currentColor">
      <path d="M22 12a10 10 0 1 0-11.600 9.900v-7H7.900V12h2.500V9.800c0-2.500 1.500-3.900 3.800-3.900 1.100 0 2.200.200 2.200.200v2.500h-1.200c-1.300 0-1.600.800-1.600 1.600V12h2.700l-.400 2.900h-2.300v7A10 10 0 0 0 22 12z" />
    </svg>
  )
}
