import type { CfdiRecord } from './cfdi_record.js'

/** Whether a firm issued a CFDI, received it, or is neither of both. */
export const DIRECTIONS = ['issued', 'received', 'other'] as const
export type Direction = (typeof DIRECTIONS)[number]

/**
 * What a CFDI is to a firm, by its RFC. One of others is kept: firms keep expenses that were invoiced to a client, and lawyers invoice in their own name. A firm whose RFC nobody wrote down
 * is neither side.
 */
export function directionOf(
  { issuer, receiver }: Pick<CfdiRecord, 'issuer' | 'receiver'>,
  rfc: string | null
): Direction {
  if (rfc && issuer.rfc === rfc) return 'issued'
  return rfc && receiver.rfc === rfc ? 'received' : 'other'
}

/** The RFC of the other side: of those of others, whom it was issued to. */
export const otherRfc = (
  { issuer, receiver }: Pick<CfdiRecord, 'issuer' | 'receiver'>,
  direction: Direction
): string => (direction === 'received' ? issuer.rfc : receiver.rfc)
