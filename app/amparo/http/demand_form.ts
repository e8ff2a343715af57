import type { Infer } from '@vinejs/vine/types'
import type { DemandAnswers } from '#app/amparo/domain/demand'
import type { saveDemandValidator } from '#app/amparo/validators/demand'

type Form = Omit<Infer<typeof saveDemandValidator>, 'version' | 'title' | 'step'>

/** What the form of a demand sent, as its answers are kept; the library says what its theses are called. */
export function answersOf(form: Form): DemandAnswers {
  const { act = null, actClass = null, authorities = null, complainant = null, thirdParty = null } = form
  const { court = null, courtId = null, startedBy = null, happenedOn = null, time = null, notification = null } = form
  const { handling = null, responsible = null, facts = null, rights = null, asksSuspension = null } = form
  const said = form.requisites.map(({ key, state, reason = null }) => [key, { state, reason }] as const)
  return {
    ...{ act, actClass, authorities, complainant, thirdParty, court, courtId, startedBy, happenedOn, time },
    ...{ notification, handling, responsible, facts, rights, asksSuspension, annexes: form.annexes },
    arguments: form.arguments ?? null,
    requisites: Object.fromEntries(said),
    theses: form.theses.map((documentId) => ({ documentId, title: '', citation: '' })),
  }
}
