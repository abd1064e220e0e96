import { buttonClasses } from '@tahanan/web/ui/classes.ts'

/** To a record's public page, beside the dashboard. */
export function SiteLink({ path }: { readonly path: `/${'listing' | 'project' | 'developer'}/${string}/` }) {
  return (
    <a href={path} target="_blank" rel="noreferrer" className={buttonClasses({ kind: 'secondary', size: 'small' })}>
      View on site
    </a>
  )
}
