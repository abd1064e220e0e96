import { amenityEndpoints } from '@tahanan/contracts/amenity/amenity.endpoints.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import type { ProjectAnswer } from '@tahanan/contracts/project/project-answer.ts'
import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { useForget } from '../api/use-forget.ts'
import { AmenitiesDialog } from '../amenity/amenities-dialog.tsx'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { ExportButton } from '../download/export-button.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { useMay } from '../session/use-may.ts'
import type { Column } from '../table/column.ts'
import { DataTable } from '../table/data-table.tsx'
import { RowActions } from '../table/row-actions.tsx'
import { useTableAddress } from '../table/use-table-address.ts'
import { AddProjectDialog } from './add-project-dialog.tsx'
import { EditProjectDialog } from './edit-project-dialog.tsx'
import { ViewProjectDialog } from './view-project-dialog.tsx'

type Opened =
  | { readonly is: 'add' | 'amenities' }
  | { readonly is: 'view' | 'edit' | 'delete'; readonly project: ProjectAnswer }

const COLUMNS: readonly Column<ProjectAnswer>[] = [
  { heading: 'Project', show: ({ name }) => <span className="font-medium">{name}</span> },
  { heading: 'Developer', show: ({ developer }) => developer.name },
  { heading: 'Property Type', show: ({ property_type_name: type }) => type },
  { heading: 'Units', show: ({ property_unity_type: units }) => units.map(({ name }) => name).join(', ') || '—' },
  { heading: 'Location', show: ({ location }) => location },
]

/** "A searchable table; buttons Add, Manage Amenities; row actions View, Edit, Delete" (§2). */
export function ProjectsScreen() {
  const table = useTableAddress()
  const list = useEndpoint(projectEndpoints.list, { query: table.query })
  const forget = useForget()
  const mayChange = useMay(projectEndpoints.update)
  const mayManageAmenities = useMay(amenityEndpoints.update)
  const [opened, setOpened] = useState<Opened>()
  const close = (): void => setOpened(undefined)
  const changed = (): void => {
    close()
    forget(projectEndpoints.list, projectEndpoints.get, listingEndpoints.fetchCreateData)
  }
  const add = mayChange && (
    <Button icon="plus" onClick={() => setOpened({ is: 'add' })}>
      Add
    </Button>
  )

  return (
    <>
      <ScreenHead title="Projects">
        <ExportButton table="projects" />
        {mayManageAmenities && (
          <Button kind="secondary" onClick={() => setOpened({ is: 'amenities' })}>
            Manage Amenities
          </Button>
        )}
        {add}
      </ScreenHead>
      <DataTable
        noun="projects"
        table={table}
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        add={add}
        actions={(project) => (
          <RowActions
            name={project.name}
            actions={[
              { label: 'View', onSelect: () => setOpened({ is: 'view', project }) },
              mayChange && { label: 'Edit', onSelect: () => setOpened({ is: 'edit', project }) },
              mayChange && { label: 'Delete', isDangerous: true, onSelect: () => setOpened({ is: 'delete', project }) },
            ]}
          />
        )}
      />
      {opened?.is === 'add' && <AddProjectDialog onClose={close} onSaved={changed} />}
      {opened?.is === 'amenities' && <AmenitiesDialog onClose={close} />}
      {opened?.is === 'view' && <ViewProjectDialog id={opened.project.id} name={opened.project.name} onClose={close} />}
      {opened?.is === 'edit' && <EditProjectDialog project={opened.project} onClose={changed} onSaved={changed} />}
      {opened?.is === 'delete' && (
        <DeleteDialog
          title="Delete project"
          name={opened.project.name}
          onDelete={() => sendEndpoint(projectEndpoints.delete, { params: { id: opened.project.id } })}
          onDeleted={changed}
          onClose={close}
        />
      )}
    </>
  )
}
