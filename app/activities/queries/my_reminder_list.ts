import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { containsBindings, containsIn, searchWords } from '#app/core/database/folded_search'
import type { Viewer } from '#app/core/contributions/registries'
import Matter from '#app/matters/models/matter'
import Reminder from '#app/activities/models/reminder'
import type { ReminderFilters } from '#app/activities/domain/reminder_filters'
import { reminderLines } from './list_reminders.js'

export const REMINDERS_PER_PAGE = 25
const MAX_WORDS = 8

type Query = ModelQueryBuilderContract<typeof Reminder>

/** One page of the reminders that somebody set or gets, as far as they see their matters, and how many there are. A page past the end is the last one. */
export async function myReminderList(viewer: Viewer, filters: ReminderFilters) {
  const { total } = await narrowed(viewer, filters).count('* as total').pojo<{ total: number | string }>().firstOrFail()
  const last = Math.max(1, Math.ceil(Number(total) / REMINDERS_PER_PAGE))
  const page = Math.min(filters.page, last)
  const rows = inOrder(narrowed(viewer, filters), filters)
    .limit(REMINDERS_PER_PAGE)
    .offset((page - 1) * REMINDERS_PER_PAGE)
  const reminders = await reminderLines(rows, viewer.userId)
  return { reminders, paging: { total: Number(total), page, perPage: REMINDERS_PER_PAGE } }
}

function narrowed(viewer: Viewer, { q, over, on, repeats, person }: ReminderFilters): Query {
  const query = mine(viewer)
  if (over) query.whereNull('reminders.next_at')
  else query.whereNotNull('reminders.next_at')
  if (on === 'matter') query.whereNotNull('reminders.matter_id')
  if (on === 'none') query.whereNull('reminders.matter_id')
  if (repeats === 'yes') query.whereNot('reminders.rhythm', 'none')
  if (repeats === 'no') query.where('reminders.rhythm', 'none')
  if (person > 0)
    query.whereIn(
      'reminders.id',
      (rows) => void rows.from('reminder_people').where('user_id', person).select('reminder_id')
    )
  for (const word of searchWords(q, MAX_WORDS)) whereSays(query, word)
  return query
}

/**
 * What somebody set or gets, without what is on a matter that they do not see. Their ids are one set, by which the index of the moments is read:
 * with two conditions joined by OR it is walked through all reminders of the firm.
 */
function mine(viewer: Viewer): Query {
  const { userId, workspaceId } = viewer
  const firm = { workspace_id: workspaceId ?? 0 }
  return Reminder.in({ id: workspaceId ?? 0 })
    .whereIn('reminders.id', (own) => {
      void own
        .from('reminders as made')
        .where({ ...firm, created_by_id: userId })
        .select('made.id')
        .union((notified) => {
          void notified
            .from('reminder_people')
            .where({ ...firm, user_id: userId })
            .select('reminder_id')
        })
    })
    .where((seen) => {
      void seen
        .whereNull('reminders.matter_id')
        .orWhereExists(Matter.seenBy(viewer).whereColumn('matters.id', 'reminders.matter_id'))
    })
}

/** In the title, or in what its matter is found by. */
function whereSays(query: Query, word: string) {
  query.where((said) => {
    void said
      .whereRaw(containsIn('reminders.title_folded'), containsBindings(word))
      .orWhereExists(Matter.saying(word, 'reminders.matter_id'))
  })
}

/** What is over has no next moment: it stands by its last day. */
function inOrder(query: Query, { sort, descending, over }: ReminderFilters): Query {
  const direction = descending ? 'desc' : 'asc'
  if (sort === 'title') query.orderBy('reminders.title_folded', direction)
  if (sort === 'when' && !over) query.orderBy('reminders.next_at', direction)
  if (sort === 'when' && over) {
    query.orderByRaw(`COALESCE(reminders.until_on, reminders.starts_on) ${direction}`)
    query.orderBy('reminders.time', direction)
  }
  return query.orderBy('reminders.id', direction)
}
