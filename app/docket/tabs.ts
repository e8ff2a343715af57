import { partsOf } from '#app/core/contributions/define_module'
import { toId } from '#app/core/http/record_id'
import { choicesOf } from '#app/deadlines/domain/choices'
import { loadCalendars } from '#app/deadlines/queries/load_calendars'
import { RESOLUTIONS } from '#app/docket/domain/resolutions'
import { firmToday } from '#app/docket/domain/dates'
import { CLOCK_TERMS } from '#app/docket/domain/clocks'
import { clocksOf } from '#app/docket/queries/clock_acts'
import { deadlineCard } from '#app/docket/queries/deadline_card'
import { documentChoices } from '#app/docket/queries/document_of'
import { expectedNotifications } from '#app/docket/queries/expected_notifications'
import { matterDocket, nextDeadlines, openDeadlines } from '#app/docket/queries/matter_docket'
import { matterPanels, matterTabs } from '#app/matters/matter_parts'
import MatterPolicy from '#app/matters/policies/matter_policy'
import { peopleWhoSee } from '#app/matters/queries/people_of_matter'

const NEXT = 3
const policy = new MatterPolicy()

/** The deadlines of a matter, in a tab of its page and the next ones in its summary. */
export const tabParts = [
  partsOf(matterTabs, {
    key: 'docket',
    order: 12,
    count: openDeadlines,
    async load(matter, identity, query) {
      const canEdit = policy.edit(identity, matter)
      const card = query.deadline ? await deadlineCard(matter, toId(query.deadline), identity.user.id) : null
      return {
        ...(await matterDocket(matter, toId(query.shown))),
        expected: canEdit ? await expectedNotifications(matter) : [],
        clocks: await clocksOf(matter),
        clockTerms: [...CLOCK_TERMS],
        today: firmToday(identity.workspace!),
        card,
        choices: canEdit ? choicesOf(await loadCalendars(identity.workspace!)) : null,
        resolutions: RESOLUTIONS.map((one) => ({ ...one, terms: [...one.terms] })),
        people: await peopleWhoSee(matter),
        documents: canEdit ? await documentChoices(matter) : [],
        canEdit,
      }
    },
  }),
  partsOf(matterPanels, {
    key: 'docket',
    order: 8,
    async load(matter, identity) {
      const items = await nextDeadlines(matter, NEXT)
      return items.length === 0 ? null : { items, today: firmToday(identity.workspace!) }
    },
  }),
]
