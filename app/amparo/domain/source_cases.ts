import { fold } from '#app/core/text/fold'
import type { ProceedingKey } from './proceedings.js'

/** What the judiciary calls each kind of case, folded. An incident of suspension has the case of its indirect amparo. */
const SOURCE_NAMES: Readonly<Record<string, readonly ProceedingKey[]>> = {
  'amparo indirecto': ['indirect', 'suspension'],
  'amparo directo': ['direct'],
  'amparo en revision': ['review'],
  'queja': ['complaint'],
  'reclamaciones': ['reclamation'],
  'inconformidades': ['nonconformity'],
}

/** The kinds of proceedings that a kind of case of the judiciary can be here; none for what is no amparo. */
export const kindsNamed = (name: string): readonly ProceedingKey[] => SOURCE_NAMES[fold(name)] ?? []

/** Whether an acuerdo belongs to a kind: the incident has its own notebook, other kinds take all of their case. */
export const isOfNotebook = (kind: ProceedingKey, notebook: string | null): boolean =>
  kind !== 'suspension' || fold(notebook ?? '').startsWith('incident')
