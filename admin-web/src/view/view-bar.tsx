import { LISTING_FILTERS } from '@tahanan/contracts/listing/listing-list-query.ts'
import type { ViewAnswer, ViewCount } from '@tahanan/contracts/view/view.ts'
import { viewEndpoints } from '@tahanan/contracts/view/view.endpoints.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { classNames } from '@tahanan/web/ui/classes.ts'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { sendEndpoint, useEndpoint, useForget } from '../api/endpoint-calls.ts'
import { useSaving } from '../form/use-saving.ts'
import { useMay } from '../session/use-session.ts'
import { useIdempotencyKey } from '@tahanan/web/ui/idempotency-key.ts'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { CheckField, formField, TextField } from '../form/fields.tsx'
import { useDraft } from '../form/use-draft.ts'

const QUERY = ['q', ...LISTING_FILTERS, 'sort'] as const

/** What an address says that a view keeps. */
function keptOf(search: URLSearchParams): Pick<ViewAnswer, 'query' | 'columns'> {
  const said = QUERY.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : []))
  return { query: new URLSearchParams(said).toString(), columns: search.get('columns')?.split(',') ?? null }
}

/** The address that a view stands for: what it asks for is in it, so that it can be narrowed, sent and gone back to. */
function addressOf({ id, query, columns }: ViewAnswer): string {
  const search = new URLSearchParams(query)
  search.set('view', String(id))
  if (columns !== null) search.set('columns', columns.join(','))
  return `?${search}`
}

const sorted = (query: string): string => {
  const search = new URLSearchParams(query)
  search.sort()
  return search.toString()
}

interface ViewBarProps {
  /** Columns that are seen, whether or not the address names them. */
  readonly columns: readonly string[]
}

/** Saved views above the list, each with how many it shows; the one that is open can be overwritten. */
export function ViewBar({ columns }: ViewBarProps) {
  const [search] = useSearchParams()
  const { data, error, mutate } = useEndpoint(viewEndpoints.list)
  const counts = useEndpoint(viewEndpoints.counts, {}, { revalidateOnFocus: false })
  const forget = useForget()
  const [dialog, setDialog] = useState<'new' | 'edit'>()
  const isAdmin = useMay('admin')
  const saving = useSaving()
  const views = data?.results ?? []
  const open = views.find(({ id }) => String(id) === search.get('view'))
  const kept = keptOf(search)
  const isChanged =
    open !== undefined &&
    (sorted(kept.query) !== sorted(open.query) || (kept.columns ?? []).join() !== (open.columns ?? []).join())
  const mayChange = open !== undefined && (open.is_own || isAdmin)
  const overwrite = (view: ViewAnswer): Promise<boolean> =>
    saving.run(async () => {
      await sendEndpoint(viewEndpoints.update, { params: { id: view.id }, body: kept }, { version: view.version })
      forget(viewEndpoints.list, viewEndpoints.counts)
    })
  const problem = saving.problem ?? error
  return (
    <>
      <nav aria-label="Views" className="mb-3 flex items-center gap-1 overflow-x-auto pb-1">
        <ViewLink to="/dashboard/listings" label="All" isOpen={open === undefined && kept.query === ''} />
        {views.map((view) => (
          <ViewLink
            key={view.id}
            to={addressOf(view)}
            label={view.name}
            isOpen={view === open}
            count={counts.data?.results.find(({ id }) => id === view.id)}
            hint={view.is_own ? (view.is_shared ? 'Shared' : undefined) : `Shared by ${view.owner}`}
          />
        ))}
        {isChanged && mayChange && (
          <Button kind="secondary" size="small" isBusy={saving.isRunning} onClick={() => void overwrite(open)}>
            Save to “{open.name}”
          </Button>
        )}
        {(open === undefined ? kept.query !== '' || kept.columns !== null : isChanged) && (
          <Button kind="quiet" size="small" onClick={() => setDialog('new')}>
            Save as a view
          </Button>
        )}
        {mayChange && !isChanged && (
          <Button kind="quiet" size="small" onClick={() => setDialog('edit')}>
            Edit view
          </Button>
        )}
      </nav>
      {problem !== undefined && (
        <p role="alert" className="mb-3 rounded bg-danger-soft px-4 py-2 text-sm text-danger">
          {problem.message}{' '}
          <button type="button" className="underline" onClick={() => void mutate().then(saving.clear)}>
            Look again
          </button>
        </p>
      )}
      {dialog !== undefined && (
        <ViewDialog
          view={dialog === 'edit' ? open : undefined}
          views={views}
          kept={{ ...kept, columns: kept.columns ?? [...columns] }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}

interface ViewLinkProps {
  readonly to: string
  readonly label: string
  readonly isOpen: boolean
  readonly count?: ViewCount | undefined
  readonly hint?: string | undefined
}

function ViewLink({ to, label, isOpen, count, hint }: ViewLinkProps) {
  return (
    <Link
      to={to}
      title={hint}
      aria-current={isOpen ? 'page' : undefined}
      className={classNames(
        'flex min-h-10 shrink-0 items-center gap-2 rounded-full border px-3 text-sm',
        isOpen ? 'border-brand bg-brand-soft text-brand-strong' : 'border-line-strong bg-surface hover:bg-sunken',
      )}
    >
      <span className="max-w-48 truncate">{label}</span>
      {typeof count?.count === 'number' && (
        <span className={isOpen ? '' : 'text-ink-soft'}>
          {count.count.toLocaleString('en-PH')}
          {!count.count_exact && '+'}
        </span>
      )}
    </Link>
  )
}

interface ViewDialogProps {
  /** Undefined for a new one. */
  readonly view: ViewAnswer | undefined
  readonly views: readonly ViewAnswer[]
  /** What a new one keeps. */
  readonly kept: Pick<ViewAnswer, 'query' | 'columns'>
  readonly onClose: () => void
}

/** Names a view and says who sees it; deletes it. A new one may take the place of another of its name. */
function ViewDialog({ view, views, kept, onClose }: ViewDialogProps) {
  const draft = useDraft(() => ({ name: view?.name ?? '', is_shared: view?.is_shared ?? false }))
  const { values: said, set } = draft
  const [isDeleting, setDeleting] = useState(false)
  const mayShare = useMay('editor')
  const saving = useSaving()
  const idempotencyKey = useIdempotencyKey(said, kept)
  const forget = useForget()
  const navigate = useNavigate()
  const leave = (search: string): void => {
    forget(viewEndpoints.list, viewEndpoints.counts)
    onClose()
    void navigate(search, { replace: true })
  }
  const create = { body: { ...said, ...kept } }
  const save = (): Promise<boolean> =>
    saving.run(async () => {
      if (view !== undefined) await update(view, said)
      else leave(addressOf(await sendEndpoint(viewEndpoints.create, create, { idempotencyKey })))
    })
  const update = async ({ id, version }: ViewAnswer, body: Partial<(typeof create)['body']>): Promise<void> =>
    leave(addressOf(await sendEndpoint(viewEndpoints.update, { params: { id }, body }, { version })))
  const field = formField(draft, saving, 'name')
  const isNamesake = ({ id, is_own: isOwn, name }: ViewAnswer): boolean =>
    id !== view?.id && isOwn && foldText(name) === foldText(said.name)
  /** Why the name is refused, if that is why. */
  const namesake = field.messages && views.find(isNamesake)
  if (view !== undefined && isDeleting) {
    return (
      <DeleteDialog
        title="Delete view"
        name={view.name}
        onDelete={() =>
          sendEndpoint(viewEndpoints.delete, { params: { id: view.id } }, { version: view.version }).finally(() =>
            forget(viewEndpoints.list),
          )
        }
        onDeleted={() => leave('/dashboard/listings')}
        onClose={() => setDeleting(false)}
      />
    )
  }
  return (
    <FormDialog
      title={view === undefined ? 'Save as a view' : 'Edit view'}
      saving={saving}
      isDirty={draft.isDirty}
      fields={['name', 'is_shared']}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label="Name"
        isRequired
        autoFocus
        hint="Filters, search, order and columns are kept under it."
        {...field}
        messages={namesake && view ? ['Another view of yours has this name. Take another one.'] : field.messages}
      />
      {namesake !== undefined && view === undefined && (
        <Button kind="secondary" size="small" onClick={() => void saving.run(() => update(namesake, kept))}>
          Overwrite “{namesake.name}”
        </Button>
      )}
      {mayShare && (
        <CheckField
          label="Everybody sees it"
          isChecked={said.is_shared}
          onChange={(isShared) => set('is_shared', isShared)}
        />
      )}
      {view !== undefined && (
        <Button kind="danger" size="small" onClick={() => setDeleting(true)}>
          Delete view
        </Button>
      )}
    </FormDialog>
  )
}
