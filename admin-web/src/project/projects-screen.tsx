import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import type { ProjectAnswer } from '@tahanan/contracts/project/project.ts'
import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import { lazy } from 'react'
import { ManageAmenitiesButton } from '../amenity/manage-amenities-button.tsx'
import { ExportButton } from '../download/download-button.tsx'
import type { Column } from '../table/data-table.tsx'
import { RecordsScreen } from '../table/records-screen.tsx'
import { useFetchAhead } from '../api/use-fetch-ahead.ts'

const dialogs = () => import('./project-dialogs.tsx')
const AddProjectDialog = lazy(async () => ({ default: (await dialogs()).AddProjectDialog }))
const ViewProjectDialog = lazy(async () => ({ default: (await dialogs()).ViewProjectDialog }))
const EditProjectDialog = lazy(async () => ({ default: (await dialogs()).EditProjectDialog }))

const COLUMNS: readonly Column<ProjectAnswer>[] = [
  { heading: 'Project', show: ({ name }) => name, className: 'font-medium' },
  { heading: 'Developer', show: ({ developer }) => developer.name },
  { heading: 'Property Type', show: ({ property_type_name: type }) => type },
  { heading: 'Units', show: ({ property_unity_type: units }) => units.map(({ name }) => name).join(', ') || '—' },
  { heading: 'Location', show: ({ location }) => location },
]

const NAMED_IN = [listingEndpoints.fetchCreateData]

/** "A searchable table; buttons Add, Manage Amenities; row actions View, Edit, Delete" (§2). */
export function ProjectsScreen() {
  useFetchAhead(dialogs)
  return (
    <RecordsScreen
      title="Projects"
      noun="projects"
      record="project"
      columns={COLUMNS}
      endpoints={projectEndpoints}
      namedIn={NAMED_IN}
      deleteTitle="Delete project"
      viewDialog={({ id, name }, onClose) => <ViewProjectDialog id={id} name={name} onClose={onClose} />}
      updateLabel="Edit"
      formDialog={({ row, ...ends }) =>
        row === undefined ? (
          <AddProjectDialog {...ends} />
        ) : (
          // Pictures are saved as they are chosen, so that closing, too, leaves something new.
          <EditProjectDialog project={row} {...ends} onClose={ends.onSaved} />
        )
      }
    >
      <ExportButton table="projects" />
      <ManageAmenitiesButton />
    </RecordsScreen>
  )
}
