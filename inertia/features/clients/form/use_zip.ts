import { useEffect, useState } from 'react'
import { fetchJson } from '~/features/shell/requests/requests'
import { route } from '~/routes'
import type { ClientForm } from './client_form'
import type { ClientChoices } from '~/features/clients/types'

type ZipFacts = { zip: string; state: string | null; municipality: string | null; colonias: string[] }

/** The state of a postal code; nothing for what is none. */
export function stateOfZip(zip: string, { states }: ClientChoices): string | undefined {
  if (!/^\d{5}$/.test(zip)) return undefined
  const prefix = Number(zip.slice(0, 2))
  return states.find(({ from, to }) => prefix >= from && prefix <= to)?.name
}

/** What the postal code that is typed says: the state at once, and from the catalogue, where there is one, colonias and municipality. */
export function useZip(form: ClientForm, choices: ClientChoices) {
  const [facts, setFacts] = useState<ZipFacts | null>(null)
  const zip = form.data.zip.trim()

  useEffect(() => {
    if (!/^\d{5}$/.test(zip)) return
    const asking = new AbortController()
    fetchJson<ZipFacts>(route('law_firm.clients.zips', { zip }), { signal: asking.signal }).then(
      setFacts,
      () => undefined
    )
    return () => asking.abort()
  }, [zip])

  function type(value: string) {
    form.set('zip', value)
    const state = stateOfZip(value.trim(), choices)
    if (state) form.set('state', { value: state, label: state })
  }

  const known = facts?.zip === zip ? facts : null
  return { type, colonias: known?.colonias ?? [], municipality: known?.municipality ?? null }
}
