import { amenityEndpoints } from '@tahanan/contracts/amenity/amenity.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { useState } from 'react'
import { useMay } from '../session/use-may.ts'
import { AmenitiesDialog } from './amenities-dialog.tsx'

/** Opens what projects and listings choose from; for those who may change it. */
export function ManageAmenitiesButton() {
  const [isOpen, setOpen] = useState(false)
  if (!useMay(amenityEndpoints.update)) return null
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Manage Amenities
      </Button>
      {isOpen && <AmenitiesDialog onClose={() => setOpen(false)} />}
    </>
  )
}
