import { MATTER_TEXT_KEYS, matterTexts, type MatterTextKey } from '#app/matters/domain/fields'
import type { Materia, Status } from '#app/matters/domain/materias'
import type { PartyRole } from '#app/matters/domain/party_roles'

/** The fields of a matter that people fill in, as its history tells them. */
export const EDITABLE = [
  ...(['title', 'materia'] as const),
  ...MATTER_TEXT_KEYS,
  ...(['clientName', 'responsibleId', 'status', 'ourRole', 'filedOn', 'claimAmount'] as const),
]
export type EditableField = (typeof EDITABLE)[number]

/** A client of the firm, or a new one by name. */
export type ClientEntry = { id: number } | { name: string }

export interface MatterFields extends Partial<Record<MatterTextKey, string | null>> {
  title: string
  materia: Materia
  /** Id of a court of the catalogue; then `court` is its name. */
  courtId?: number | null
  /** Name of a client without a card; only when `clients` are not said. */
  clientName?: string | null
  /** For whom it is, the main client first. */
  clients?: ClientEntry[]
  /** Id of a person. */
  responsibleId?: number | null
  status: Status
  /** What our client is in the proceeding: whom the firm stands for. */
  ourRole?: PartyRole | null
  /** When the claim was filed, `YYYY-MM-DD`. */
  filedOn?: string | null
  /** What is claimed, in centavos of Mexican pesos. */
  claimAmount?: number | null
}

/** What opening a matter also takes: who works on it besides who opens it and answers for it, and whether only they see it. */
export interface NewMatterFields extends MatterFields {
  team?: number[]
  private?: boolean
}

export type StoredFields = Required<Omit<MatterFields, 'clients'>>

/** A field that was left empty is stored as null. */
export function storedFields(fields: MatterFields): StoredFields {
  const { title, materia, status, courtId = null, clientName = null, responsibleId = null } = fields
  const { ourRole = null, filedOn = null, claimAmount = null } = fields
  return {
    ...{ title, materia },
    ...matterTexts((key) => fields[key] ?? null),
    ...{ courtId, clientName, responsibleId, status, ourRole, filedOn, claimAmount },
  }
}
