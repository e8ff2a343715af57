import { DateTime } from 'luxon'

/** Why a charge or a payment seems to be what a CFDI is of: `cfdi.link.reason.<reason>` in the catalogues. */
export const LINK_REASONS = ['total', 'client', 'same_day', 'near_day', 'folio'] as const
export type LinkReason = (typeof LINK_REASONS)[number]

const POINTS: Record<LinkReason, number> = { total: 50, client: 30, same_day: 15, near_day: 8, folio: 20 }

/** Days within which something counts as near. */
const NEAR_DAYS = 15

/** What is compared: amounts in centavos, days as ISO dates. */
export interface Comparable {
  amount: number
  currency: string
  day: string | null
  rfc: string | null
  /** Notes, references and concepts in which the folio of the CFDI may stand. */
  text: string
}

/** A CFDI as far as it is compared; `rfc` is the other side's. */
export interface ComparedCfdi {
  amount: number
  currency: string
  day: string
  rfc: string
  folio: string
  uuid: string
}

/** Why something seems to be what a CFDI is of, and how strongly; nothing without the amount or the client, or in another currency. */
export function scoreLink(cfdi: ComparedCfdi, other: Comparable): { reasons: LinkReason[]; score: number } {
  if (other.currency !== cfdi.currency) return { reasons: [], score: 0 }
  const days =
    other.day === null ? null : Math.abs(DateTime.fromISO(other.day).diff(DateTime.fromISO(cfdi.day), 'days').days)
  const reasons = LINK_REASONS.filter((reason) => {
    if (reason === 'total') return other.amount === cfdi.amount
    if (reason === 'client') return other.rfc !== null && other.rfc === cfdi.rfc
    if (reason === 'same_day') return days === 0
    if (reason === 'near_day') return days !== null && days > 0 && days <= NEAR_DAYS
    return namesFolio(cfdi, other.text)
  })
  const isWorth = reasons.includes('total') || (reasons.includes('client') && reasons.includes('folio'))
  return isWorth
    ? { reasons, score: reasons.reduce((sum, reason) => sum + POINTS[reason], 0) }
    : { reasons: [], score: 0 }
}

/** Whether a text names the folio as a word of its own, or the UUID. */
function namesFolio({ folio, uuid }: ComparedCfdi, text: string): boolean {
  const told = text.toUpperCase()
  if (told.includes(uuid)) return true
  if (folio.length < 2) return false
  return told
    .split(/[^A-Z0-9-]+/)
    .some((word) => word === folio.toUpperCase() || word === folio.toUpperCase().replace('-', ''))
}
