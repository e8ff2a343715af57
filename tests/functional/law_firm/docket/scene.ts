import type { Proposal } from '#app/docket/actions/propose_deadlines'
import { AddDeadline } from '#app/docket/actions/add_deadline'
import { ConfirmDeadline } from '#app/docket/actions/confirm_deadline'
import { ProposeDeadlines } from '#app/docket/actions/propose_deadlines'
import type MatterDeadline from '#app/docket/models/matter_deadline'
import type Matter from '#app/matters/models/matter'
import type User from '#app/accounts/models/user'
import { by } from '../activities/scene.js'

/** A day in the term of the proposal: Monday 2 March 2026, noon in Mexico City. */
export const NOON = '2026-03-02T18:00:00Z'

/** A judgment in an indirect amparo, notified in person on 23 February 2026: ten days for the revisión, until 10 March. */
export const SENTENCE = {
  resolution: 'indirect_sentence',
  happenedOn: '2026-02-23',
  notification: 'amparo_personal',
  handling: 'pjf',
  terms: ['amparo_review'],
}

export async function proposedIn(
  matter: Matter,
  author: Pick<User, 'id'>,
  fields: Partial<Proposal> = {}
): Promise<MatterDeadline> {
  const usual = { title: null, time: null, responsible: null, documentId: null, parentId: null, acceptPast: false }
  const proposal = { ...usual, ...SENTENCE, kind: 'notification' as const, ...fields }
  const [deadline] = await new ProposeDeadlines().handle(by(author), matter, proposal)
  return deadline!
}

export async function confirmedIn(
  matter: Matter,
  author: Pick<User, 'id'>,
  { responsibleId = author.id, ...fields }: Partial<Proposal> & { responsibleId?: number } = {}
): Promise<MatterDeadline> {
  const { id, version } = await proposedIn(matter, author, fields)
  return new ConfirmDeadline().handle(by(author), matter, { id, version, responsibleId })
}

export const writtenIn = (matter: Matter, author: Pick<User, 'id'>, lastDay = '2026-03-10'): Promise<MatterDeadline> =>
  new AddDeadline().byHand(by(author), matter, { title: 'Entregar el dictamen', lastDay, acceptPast: true })
