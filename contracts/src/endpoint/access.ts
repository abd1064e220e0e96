/**
 * Who may call an endpoint. `public` needs no token; the others need a signed-in account of at least that role:
 * admin may everything an editor may, an editor everything a viewer may (decision 120).
 */
export const ACCESS_LEVELS = ['public', 'viewer', 'editor', 'admin'] as const

export type Access = (typeof ACCESS_LEVELS)[number]
