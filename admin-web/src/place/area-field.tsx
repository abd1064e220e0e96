import type { AreaAnswer } from '@tahanan/contracts/place/place.ts'
import { placeEndpoints } from '@tahanan/contracts/place/place.endpoints.ts'
import { useState } from 'react'
import type { z } from 'zod'
import { useEndpoint } from '../api/endpoint-calls.ts'
import { Combobox, optionsNow } from '../picker/combobox.tsx'
import type { ChosenArea } from './place-draft.ts'

interface AreaFieldProps {
  readonly location: string
  /** The name, which decides between areas of one name. */
  readonly beside: string
  /** Null goes by the location. */
  readonly chosen: ChosenArea | null
  readonly onChoose: (area: ChosenArea | null) => void
  readonly messages?: readonly string[] | undefined
}

/** The area under which a listing or project is found: what its location was understood as, or another one (131). */
export function AreaField({ location, beside, chosen, onChoose, messages }: AreaFieldProps) {
  const [text, setText] = useState('')
  const query = { location: location.trim(), beside: beside.trim() }
  const resolved = useEndpoint(placeEndpoints.resolve, query.location === '' ? null : { query })
  const found = useEndpoint(placeEndpoints.find, text.trim() === '' ? null : { query: { q: text } })
  const understood = query.location === '' ? undefined : resolved.data
  const areas = text.trim() === '' ? (understood?.candidates ?? []) : (found.data?.results ?? [])
  const options = areas.map(({ code, label, level }) => ({ id: Number(code), name: label, detail: LEVELS[level] }))
  const shown = chosen ?? understood?.area ?? null
  return (
    <Combobox
      label="Area"
      messages={messages}
      hint={
        resolved.error === undefined
          ? hintOf(query.location, understood, chosen)
          : 'Areas cannot be looked up right now. The location is resolved when you save.'
      }

      chosen={shown === null ? null : { id: Number(shown.code), name: shown.label }}
      options={optionsNow(options, text, found)}
      isLoading={found.isLoading || resolved.isLoading}
      placeholder="Type to search"
      nothing={found.error === undefined ? nothingOf(text) : 'Areas cannot be looked up right now.'}
      onType={setText}
      onChoose={(option) => {
        const area = areas.find(({ code }) => Number(code) === option?.id)
        onChoose(area === undefined ? null : { code: area.code, label: area.label })
      }}
      {...(chosen !== null && { clearLabel: 'Clear area' })}
    />
  )
}

const LEVELS: Readonly<Record<AreaAnswer['level'], string>> = {
  region: 'Region',
  province: 'Province',
  city: 'City or municipality',
  barangay: 'Barangay',
}

function nothingOf(text: string): string {
  return text.trim() === '' ? 'Type the name of a barangay, city or province.' : 'No area of that name.'
}

type Understood = Pick<z.output<typeof placeEndpoints.resolve.answer>, 'area' | 'candidates'>

function hintOf(location: string, understood: Understood | undefined, chosen: ChosenArea | null): string {
  const area = understood?.area ?? null
  if (chosen !== null) {
    return area === null || area.code === chosen.code
      ? 'Chosen by hand.'
      : `Chosen by hand. The location says ${area.label}.`
  }
  if (location === '') return 'Recognised in the location.'
  if (understood === undefined) return 'Looking for it in the location…'
  if (area !== null) return `Recognised in the location: ${area.label}.`
  return understood.candidates.length > 1
    ? 'Several areas have this name. Choose one, or add its city to the location.'
    : 'Not recognised. Choose one, or name the city in the location.'
}
