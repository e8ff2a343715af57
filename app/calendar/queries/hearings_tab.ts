import { choicesOf } from '#app/deadlines/domain/choices'
import { loadCalendars } from '#app/deadlines/queries/load_calendars'
import { RESOLUTIONS } from '#app/docket/domain/resolutions'
import type Matter from '#app/matters/models/matter'
import MatterPolicy from '#app/matters/policies/matter_policy'
import { peopleWhoSee } from '#app/matters/queries/people_of_matter'
import type { Identity } from '#app/workspaces/identity'
import { documentsToBring, hearingsOfMatter } from './hearings_of_matter.js'

const policy = new MatterPolicy()

/** The hearings of a matter, and whom and what the forms of one offer. */
export async function hearingsTab(matter: Matter, identity: Identity) {
  const canEdit = policy.edit(identity, matter)
  return {
    hearings: await hearingsOfMatter(matter),
    people: await peopleWhoSee(matter),
    documents: await documentsToBring(matter),
    court: { id: matter.courtId, name: matter.court },
    userId: identity.user.id,
    choices: canEdit ? choicesOf(await loadCalendars(identity.workspace!)) : null,
    resolutions: RESOLUTIONS.map((one) => ({ ...one, terms: [...one.terms] })),
    canEdit,
  }
}
