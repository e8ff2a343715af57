import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { renamingFields } from '#app/core/errors/field_problem'
import type { Acceptance } from '#app/court_lists/actions/decide_match'
import { acceptanceValidator } from '#app/court_lists/validators/court_list'
import { kindOfTrigger } from '#app/docket/domain/kinds'
import type Matter from '#app/matters/models/matter'
import { peopleWhoSee } from '#app/matters/queries/people_of_matter'
import { personOf } from '#app/workspaces/context'

const HEARING_MINUTES = 60

/** What a person, or their program, wants to make of a row that is of a matter. Throws the errors of the validator at their fields. */
export async function readAcceptance(ctx: HttpContext, matter: Matter) {
  const peopleIds = (await peopleWhoSee(matter)).map(({ id }) => id)
  const fields = await ctx.request.validateUsing(acceptanceValidator, { meta: { peopleIds } })
  const { as, version, toClients = null } = fields
  return { as, version, toClients, ...acceptanceIn(fields, personOf(ctx).id) }
}

/** Names the fields of a problem as the form does: the hour of a notification has another name there, since hearings have one, too. */
export const asTyped = renamingFields((field) => (field === 'time' ? 'notifiedAt' : field))

type Fields = Infer<typeof acceptanceValidator>

function acceptanceIn(fields: Fields, personId: number): Omit<Acceptance, 'toClients'> {
  const { as, title, dueOn = null, assigneeId = null, happenedOn, day, time } = fields
  if (as === 'activity') return { activity: { title: title!, dueOn, assigneeId } }
  if (as === 'deadline') {
    const { resolution = null, terms, notification, handling = null, responsible = null, notifiedAt = null } = fields
    const own = { title: title ?? null, documentId: null, parentId: null, acceptPast: fields.acceptPast ?? false }
    const rule = { resolution, terms: terms!, notification: notification!, kind: kindOfTrigger(notification!) }
    return { deadline: { ...own, ...rule, happenedOn: happenedOn!, time: notifiedAt, handling, responsible } }
  }
  if (as === 'note') return {}
  const when = { day: day!, time: time!, minutes: HEARING_MINUTES, travelMinutes: 0 }
  const shown = { shownToClient: false, clientAttends: false }
  return {
    hearing: {
      ...when,
      ...shown,
      kind: fields.hearingKind!,
      notes: title ?? null,
      peopleIds: [assigneeId ?? personId],
    },
  }
}
