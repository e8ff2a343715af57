import { caseKeyOf, readNumber } from './case_key.js'
import type { ProceedingKey } from './proceedings.js'
import type { Suspension } from './suspensions.js'

/** What people fill in of a proceeding. Days are ISO dates. */
export interface ProceedingFields {
  kind: ProceedingKey
  /** Whether the firm acts in it; otherwise it is only followed. */
  isOwn: boolean
  number: string | null
  court: string | null
  /** Id of a court of the catalogue; then `court` is its name. */
  courtId: number | null
  complainant: string | null
  thirdParty: string | null
  actClaimed: string | null
  /** Responsible authorities, one a line. */
  authorities: string | null
  notifiedOn: string | null
  /** Key of a rule of notification. */
  notification: string | null
  suspension: Suspension
  notes: string | null
  matterId: number | null
  /** The proceeding that it is a remedy in. */
  parentId: number | null
  /** Whether its client reads in the portal that there is news. */
  shownToClient: boolean
}

/** The columns of a proceeding that follow from its fields. */
export function storedProceeding(fields: ProceedingFields) {
  const { number, numberKey } = readNumber(fields.number)
  const shownToClient = fields.matterId !== null && fields.shownToClient
  return { ...fields, number, numberKey, caseKey: caseKeyOf({ ...fields, numberKey }), shownToClient }
}

/** What the history tells of a proceeding. */
export const TOLD_FIELDS = [
  ...(['kind', 'isOwn', 'number', 'court', 'complainant', 'thirdParty', 'actClaimed', 'authorities'] as const),
  ...(['notifiedOn', 'notification', 'suspension', 'matterId', 'parentId', 'shownToClient'] as const),
]
