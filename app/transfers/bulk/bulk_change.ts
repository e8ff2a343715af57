import type { TaxRegime } from '#app/core/tax/regimes'
import type { Materia, Status } from '#app/matters/domain/materias'
import type { Permission } from '#app/workspaces/permissions'
import type { Subject } from '#app/transfers/records/import_field'

/** One change of many records. Ids of people, names of tags. */
export type BulkChange =
  | { field: 'status'; value: Status }
  | { field: 'materia'; value: Materia }
  | { field: 'stage'; value: string | null }
  | { field: 'responsibleId'; value: number | null }
  | { field: 'teamAdd' | 'teamRemove'; value: number[] }
  | { field: 'tagAdd' | 'tagRemove'; value: string[] }
  | { field: 'taxRegime'; value: TaxRegime | null }
  | { field: 'archived'; value: boolean }

export type BulkField = BulkChange['field']

/** What can be changed of many records of a kind at once. */
export const BULK_FIELDS: Record<Subject, BulkField[]> = {
  matters: ['status', 'materia', 'responsibleId', 'stage', 'teamAdd', 'teamRemove', 'tagAdd', 'tagRemove', 'archived'],
  clients: ['responsibleId', 'tagAdd', 'tagRemove', 'taxRegime', 'archived'],
}

/** What somebody must be permitted for a change. */
export function permissionFor(subject: Subject, { field }: { field: BulkField }): Permission {
  const group = subject === 'matters' ? 'expedientes' : 'clientes'
  return `${group}:${field === 'archived' ? 'archivar' : 'editar'}`
}

/** Which records: those of a list by its filters, or ticked ones. */
export type Selection = { filter: Record<string, string> } | { ids: number[] }
