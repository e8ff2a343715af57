import { partsOf } from '#app/core/contributions/define_module'
import { toId } from '#app/core/http/record_id'
import { matterPanels, matterTabs } from '#app/matters/matter_parts'
import MatterPolicy from '#app/matters/policies/matter_policy'
import { activityFilters } from '#app/activities/domain/activity_filters'
import { zoneOf } from '#app/activities/queries/activities_page'
import { activityCard, attachable } from '#app/activities/queries/activity_card'
import { boardOf, matterActivities, nextActivities, openCount } from '#app/activities/queries/list_activities'
import { matterNotes, noteCount } from '#app/activities/queries/list_notes'
import { remindersOf } from '#app/activities/queries/list_reminders'
import { peopleWhoSee } from '#app/matters/queries/people_of_matter'

const NEXT = 5
const policy = new MatterPolicy()
const parseId = (value: unknown) => toId(value) || null

export const tabParts = [
  partsOf(
    matterTabs,
    {
      key: 'activities',
      order: 10,
      count: openCount,
      async load(matter, identity, query) {
        const filters = await activityFilters.validate(query)
        const reader = { userId: identity.user.id, zone: zoneOf(identity) }
        const isBoard = filters.view === 'board'
        const card = query.activity ? await activityCard(matter, toId(query.activity), reader.userId) : null
        const { view, state, whose, due, after } = filters
        return {
          filters: { view, state, whose, due, isLater: after !== null },
          ...(isBoard ? { items: [], next: null } : await matterActivities(matter, filters, reader)),
          columns: isBoard ? await boardOf(matter, filters, reader.userId) : [],
          card,
          attachable: card ? await attachable(matter, card.id) : [],
          reminders: card ? [] : await remindersOf(matter, { activityId: null }, reader.userId),
          people: await peopleWhoSee(matter),
          userId: reader.userId,
          timeZone: reader.zone,
          canEdit: policy.edit(identity, matter),
        }
      },
    },
    {
      key: 'notes',
      order: 30,
      count: noteCount,
      async load(matter, identity, query) {
        return {
          ...(await matterNotes(matter, { before: parseId(query.before), note: parseId(query.note) })),
          people: await peopleWhoSee(matter),
          isLater: parseId(query.before) !== null,
          noteId: parseId(query.note),
          canEdit: policy.edit(identity, matter),
        }
      },
    }
  ),
  partsOf(matterPanels, {
    key: 'activities',
    order: 10,
    async load(matter, identity) {
      const items = await nextActivities(matter, NEXT)
      const isActive = matter.status === 'active' && !matter.archived
      if (items.length === 0 && !isActive) return null
      return { items, canEdit: policy.edit(identity, matter) }
    },
  }),
]
