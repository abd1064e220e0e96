const WORDS: Readonly<Record<string, string>> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  view: 'viewed',
  export: 'exported',
  note: 'noted',
  complete: 'completed',
  fail: 'failed',
  correct: 'corrected',
  start: 'started',
  approve: 'approved',
  disable: 'disabled',
  enable: 'enabled',
  register: 'registered',
  rebuild: 'rebuilt',
  replay: 'replayed',
  dismiss: 'dismissed',
  retry: 'tried again',
  'change-role': 'changed the role',
  'change-password': 'changed the password',
  'sign-in': 'signed in',
  'sign-out': 'signed out',
  'refresh-reused': 'used an old session',
}

/** What was done, as it is said of somebody: `changed`, `signed in`; of an action unknown here its own words. */
export function actionText(action: string): string {
  return WORDS[action] ?? action.replaceAll('-', ' ')
}
