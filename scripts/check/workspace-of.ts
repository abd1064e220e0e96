/** The workspace a path belongs to, by the name others import it by; `scripts` stands for what has no workspace. */
export function workspaceOf(path: string): string {
  const [top = '', second = ''] = path.split('/')
  if (top === 'services') return second
  return ['contracts', 'web', 'admin-web'].includes(top) ? top : 'scripts'
}
