import { useEffect, useState } from 'react'
import { fetchJson } from '~/features/shell/requests/requests'
import { route } from '~/routes'
import { filledPhones, typedName, type ClientInput } from './client_form'

/** A client who may be the one that is typed. */
export type Duplicate = {
  id: number
  name: string
  archived: boolean
  why: ('name' | 'similar' | 'rfc' | 'curp' | 'email' | 'phone')[]
}

export type Checks = {
  warnings: { rfc: 'form' | 'digit' | 'length' | null; curp: 'form' | 'digit' | null }
  duplicates: Duplicate[]
}

const PAUSE = 500
const NO_CHECKS: Checks = { warnings: { rfc: null, curp: null }, duplicates: [] }

/** What identifies the client that is typed, as the server is asked about it. */
function queryOf(input: ClientInput, except: number | null): string {
  const { type, tradeName, rfc, curp, email, phones } = input
  const parts = [
    ['name', typedName(input)],
    ['tradeName', type === 'business' ? tradeName : ''],
    ['rfc', rfc.slice(0, 40)],
    ['curp', type === 'person' ? curp.slice(0, 40) : ''],
    ['email', email],
    ...filledPhones(phones).map(({ number }) => ['phones[]', number.slice(0, 40)]),
  ].filter(([, value]) => value !== '')
  if (parts.length === 0) return ''
  return new URLSearchParams([
    ['type', type],
    ...parts,
    ...(except ? [['except', String(except)]] : []),
  ] as string[][]).toString()
}

/** Odd identifiers and clients who may be the same, some moments after the typing pauses. A server that cannot be asked stops nobody. */
export function useChecks(input: ClientInput, except: number | null): Checks {
  const [checks, setChecks] = useState(NO_CHECKS)
  const query = queryOf(input, except)

  useEffect(() => {
    const asking = new AbortController()
    const timer = setTimeout(() => {
      if (query === '') return setChecks(NO_CHECKS)
      fetchJson<Checks>(route('law_firm.clients.checks', {}, query), { signal: asking.signal }).then(
        setChecks,
        () => undefined
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [query])

  return checks
}
