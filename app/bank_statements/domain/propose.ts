import { searchFold } from '#app/core/text/fold'
import type { Confidence, Incoming, Known, MatchReason, Proposal } from './proposal.js'
import { ofCharges } from './propose_charges.js'
import { namedIn, says, scored, type Said, type Scored } from './score_proposal.js'
import { marksIn } from './text_marks.js'

const HIGH = 70
const MEDIUM = 50
const SHOWN = 3
const NEAR_DAYS = 10

const daysApart = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000

/** What a movement probably is, the likeliest first, at most three. */
export function propose(movement: Incoming, known: Known): Proposal[] {
  const text = [movement.description, movement.reference, movement.trackingKey].filter(Boolean).join(' ')
  const said = { text, rfcs: new Set(marksIn(text).rfcs), plain: ` ${searchFold(text).replace(/[^a-z0-9]+/g, ' ')} ` }
  const found = [...ofPayments(movement, said, known), ...ofCharges(movement, said, known)]
  return found
    .map(({ points, ...proposal }) => ({ ...proposal, points, confidence: confidenceOf(points) }))
    .sort((one, other) => other.points - one.points)
    .slice(0, SHOWN)
    .map(({ points: _, ...proposal }) => proposal)
}

const confidenceOf = (points: number): Confidence => (points >= HIGH ? 'high' : points >= MEDIUM ? 'medium' : 'low')

function ofPayments(movement: Incoming, said: Said, { payments, clients }: Known): Scored[] {
  return payments
    .filter(({ amount, currency }) => amount === movement.amount && currency === movement.currency)
    .filter(({ paidOn }) => daysApart(paidOn, movement.day) <= NEAR_DAYS)
    .map(({ id, number, clientId, clientName, paidOn, reference, state }) => {
      const apart = daysApart(paidOn, movement.day)
      const reasons: MatchReason[] = ['amount', apart <= 1 ? 'same_day' : 'near_day']
      if (says(said, reference)) reasons.push('reference')
      reasons.push(...namedIn(said, clients.get(clientId)))
      const payment = { id, number, inReview: state === 'review' }
      return scored({ payment, client: { id: clientId, name: clientName }, applications: [], reasons })
    })
}
