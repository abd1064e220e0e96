import type { AmenityAnswer } from '@tahanan/contracts/amenity/amenity-answer.ts'
import { amenityEndpoints } from '@tahanan/contracts/amenity/amenity.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { type FormEvent, useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { TextField } from '../form/text-field.tsx'
import { useSaving } from '../form/use-saving.ts'
import { RowActions } from '../table/row-actions.tsx'

interface AmenityRowProps {
  readonly amenity: AmenityAnswer
  readonly onUpdated: () => void
  readonly onDelete: () => void
}

/** One amenity, renamed where it stands. */
export function AmenityRow({ amenity, onUpdated, onDelete }: AmenityRowProps) {
  const [name, setName] = useState<string>()
  const saving = useSaving()
  if (name === undefined) {
    return (
      <li className="flex items-center justify-between gap-3 py-1">
        <span className="min-w-0 break-words">{amenity.name}</span>
        <span className="shrink-0">
          <RowActions
            name={amenity.name}
            actions={[
              { label: 'Rename', onSelect: () => setName(amenity.name) },
              { label: 'Delete', isDangerous: true, onSelect: onDelete },
            ]}
          />
        </span>
      </li>
    )
  }
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const { id, version } = amenity
    const isSaved = await saving.run(() =>
      sendEndpoint(amenityEndpoints.update, { params: { id }, body: { name } }, { version }),
    )
    if (isSaved) onUpdated()
  }
  return (
    <li className="py-2">
      <form noValidate className="flex flex-wrap items-end gap-2" onSubmit={(event) => void save(event)}>
        <TextField
          className="min-w-40 flex-1"
          label={`New name of ${amenity.name}`}
          autoFocus
          value={name}
          messages={saving.messages('name') ?? (saving.problem && [saving.problem.message])}
          onChange={setName}
        />
        <Button type="submit" isBusy={saving.isRunning}>
          Save
        </Button>
        <Button kind="secondary" onClick={() => setName(undefined)}>
          Close
        </Button>
      </form>
    </li>
  )
}
