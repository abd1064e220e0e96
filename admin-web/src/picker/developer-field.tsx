import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import { useState } from 'react'
import { useEndpoint } from '../api/endpoint-calls.ts'
import { Combobox, type ComboboxOption, optionsNow } from './combobox.tsx'

interface DeveloperFieldProps {
  readonly chosen: ComboboxOption | null
  readonly onChoose: (developer: ComboboxOption | null) => void
  readonly messages?: readonly string[] | undefined
}

/** One of the developers, however many there are: the server searches. */
export function DeveloperField({ chosen, onChoose, messages }: DeveloperFieldProps) {
  const [text, setText] = useState('')
  const list = useEndpoint(developerEndpoints.list, { query: { q: text, page_size: 25 } })
  const found = list.data?.results.map(({ id, name }) => ({ id, name })) ?? []
  return (
    <Combobox
      label="Developer"
      isRequired
      messages={messages}
      chosen={chosen}
      options={optionsNow(found, text, list)}
      isLoading={list.isValidating}
      placeholder="Type to search"
      onType={setText}
      onChoose={onChoose}
    />
  )
}
