import type { TaxRegime } from '#app/core/tax/regimes'
import type { Materia, Status } from '#app/matters/domain/materias'
import type { BulkChange, BulkField, Selection } from './bulk_change.js'

/** What a form of a change says; the field decides which of the values counts. */
export interface RequestedChange {
  field: BulkField
  status?: Status
  materia?: Materia
  stage?: string
  person?: number
  people?: number[]
  tags?: string[]
  taxRegime?: TaxRegime
  archived?: boolean
}

export function requestedChange(input: RequestedChange): BulkChange {
  const { field } = input
  if (field === 'status') return { field, value: input.status! }
  if (field === 'materia') return { field, value: input.materia! }
  if (field === 'stage') return { field, value: input.stage ?? null }
  if (field === 'responsibleId') return { field, value: input.person ?? null }
  if (field === 'taxRegime') return { field, value: input.taxRegime ?? null }
  if (field === 'archived') return { field, value: input.archived! }
  if (field === 'teamAdd' || field === 'teamRemove') return { field, value: input.people ?? [] }
  return { field, value: input.tags ?? [] }
}

/** Empty parts of a filter arrive as nothing. */
export function requestedSelection({
  ids,
  filter = {},
}: {
  ids?: number[]
  filter?: Record<string, string | null>
}): Selection {
  if (ids) return { ids }
  return {
    filter: Object.fromEntries(Object.entries(filter).filter((part): part is [string, string] => part[1] !== null)),
  }
}

/** People whom a change names. */
export function peopleOf({ field, value }: BulkChange): number[] {
  if (field === 'teamAdd' || field === 'teamRemove') return value
  return field === 'responsibleId' && value !== null ? [value] : []
}
