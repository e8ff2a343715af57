import { searchFold } from '#app/core/text/fold'
import type { Incoming, Known, KnownCharge, MatchReason, ProposedApplication } from './proposal.js'
import { namedIn, scored, type Said, type Scored } from './score_proposal.js'
import { sumTo } from './sum_to.js'

/** A number of a charge in a text: with letters anywhere, without them only after a word for it. */
function saysNumber({ plain }: Said, reference: string): boolean {
  const key = searchFold(reference)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  if (key === '') return false
  if (/[a-z]/.test(key) && /\d/.test(key)) return plain.includes(` ${key} `)
  return new RegExp(` (?:cobro|factura|fact|fac|recibo|folio|nota|no|num|numero) ${key} `).test(plain)
}

/** Charges of a client that a movement could pay, client by client. */
export function ofCharges(movement: Incoming, said: Said, { charges, clients }: Known): Scored[] {
  const payable = charges.filter(
    ({ currency, issuedOn }) => currency === movement.currency && (issuedOn === null || issuedOn <= movement.day)
  )
  const equal = payable.filter(({ remaining }) => remaining === movement.amount)
  const byClient = Map.groupBy(payable, ({ clientId }) => clientId)
  return [...byClient].flatMap(([clientId, own]) => {
    const client = clients.get(clientId)
    if (!client) return []
    const named = namedIn(said, client)
    const chosen = chosenOf(movement.amount, own, said, named.length > 0)
    if (!chosen) return []
    const isOnly = chosen.reasons.includes('amount') && equal.length === 1
    const reasons = [...chosen.reasons, ...(isOnly ? (['only'] as const) : []), ...named]
    return [
      scored({
        payment: null,
        client: { id: client.id, name: client.name },
        applications: chosen.applications,
        reasons,
      }),
    ]
  })
}

interface Chosen {
  applications: ProposedApplication[]
  reasons: MatchReason[]
}

const whole = ({ id, reference, remaining }: KnownCharge): ProposedApplication => ({
  chargeId: id,
  reference,
  remaining,
  amount: remaining,
})

/** What of one client a sum pays: the charge that is named or of just that sum, several that make it up, all of them, or, when the text names the client, a part of the first. */
function chosenOf(amount: number, own: readonly KnownCharge[], said: Said, isNamed: boolean): Chosen | null {
  const numbered = own.filter(({ reference }) => saysNumber(said, reference))
  const equal =
    numbered.find(({ remaining }) => remaining === amount) ?? own.find(({ remaining }) => remaining === amount)
  if (equal) return { applications: [whole(equal)], reasons: ['amount', ...numberOf(numbered, [equal])] }
  const parts = sumTo(amount, own)
  if (parts) {
    const reason = parts.length === own.length ? 'all_owed' : 'sum'
    return { applications: parts.map(whole), reasons: [reason, ...numberOf(numbered, parts)] }
  }
  if (numbered.length === 0 && !isNamed) return null
  const [first] = numbered.length > 0 ? numbered : own
  const paid = Math.min(amount, first!.remaining)
  return { applications: [{ ...whole(first!), amount: paid }], reasons: ['partial', ...numberOf(numbered, [first!])] }
}

const numberOf = (numbered: readonly KnownCharge[], chosen: readonly KnownCharge[]): MatchReason[] =>
  chosen.some((charge) => numbered.includes(charge)) ? ['number'] : []
