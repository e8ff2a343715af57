import type { Materia, Status } from '#app/matters/materias'

/** The fields of a matter that people fill in. */
export const EDITABLE = ['title', 'materia', 'court', 'fileNumber', 'clientName', 'responsibleId', 'status'] as const
export type EditableField = (typeof EDITABLE)[number]

export interface MatterFields {
  title: string
  materia: Materia
  court?: string | null
  fileNumber?: string | null
  clientName?: string | null
  /** Id of a person. */
  responsibleId?: number | null
  status: Status
}

/** A field that was left empty is stored as null. */
export function storedFields(fields: MatterFields): Required<MatterFields> {
  const { title, materia, status } = fields
  const { court = null, fileNumber = null, clientName = null, responsibleId = null } = fields
  return { title, materia, court, fileNumber, clientName, responsibleId, status }
}
