import type { AmountFault } from './amount_text.js'

/** What became of a movement: what came in waits, is a payment or is left aside; what went out is only listed. */
export const MOVEMENT_STATES = ['pending', 'matched', 'ignored', 'outgoing'] as const
export type MovementState = (typeof MOVEMENT_STATES)[number]

/** Why a line of a file is no movement: `bank_statements.refused.<reason>`. */
export type RefusedReason = AmountFault | 'day' | 'future' | 'no_amount' | 'both' | 'sign'

export interface RefusedLine {
  line: number
  reason: RefusedReason
  /** The beginning of what the line says. */
  text: string
}

/** A movement as a file says it. The amount in centavos, negative for what went out; the day an ISO date. */
export interface Movement {
  line: number
  day: string
  amount: number
  balance: number | null
  description: string
  reference: string | null
  trackingKey: string | null
  bankKey: string | null
}

/** A row of a table with the number of its line in the file, from 1. */
export interface GridRow {
  line: number
  cells: string[]
}

/** What was read of a file: the rows of a table, or the movements of an OFX file. */
export type FileContent =
  | { kind: 'table'; rows: GridRow[] }
  | { kind: 'movements'; movements: Movement[]; refused: RefusedLine[]; account: OfxAccount }

/** The account that an OFX file names. */
export interface OfxAccount {
  lastDigits: string | null
  currency: string | null
}
