import db from '@adonisjs/lucid/services/db'
import { atPace, Pace } from '#app/core/database/pace'
import type { TaskKind } from '#app/core/tasks/task_kinds'
import CourtList from '#app/court_lists/models/court_list'
import { readListInTurns } from '#app/court_lists/parsing/read_list'
import { courtIdsOf } from '#app/court_lists/queries/court_ids_of'
import { storeRows } from './store_rows.js'

const AT_ONCE = 100

type Place = { done: number; added: number; matches: number }

/** Stores a long list, some rows at a time; they are kept with the place that it came to, so that it goes on from there after it was killed. */
export const listImport: TaskKind = {
  key: 'court_lists.import',
  title: 'court_lists.task.import',

  async run(task, work) {
    const firm = { id: task.workspaceId }
    const list = await CourtList.findIn(firm, Number(task.payload.listId))
    let place: Place = { done: 0, added: 0, matches: 0, ...(task.checkpoint as Partial<Place> | null) }
    if (list.state === 'storing') {
      const choices = list.pendingChoices!
      const { rows } = await readListInTurns(list.pendingText!)
      const courtIds = await courtIdsOf(rows, choices)
      const pace = new Pace(AT_ONCE)
      for (const part of atPace(rows.slice(place.done), pace)) {
        if (work.isStopped()) return null
        place = await pace.transaction(async (trx) => {
          const { added, matches } = await storeRows(trx, list, part, { choices, courtIds })
          const next = { done: place.done + part.length, added: place.added + added, matches: place.matches + matches }
          await work.checkpoint(trx, { state: next, done: next.done, total: rows.length })
          return next
        }, part.length)
      }
      const { added } = place
      await db.transaction(async (trx) => {
        const current = await CourtList.findIn(firm, list.id, trx)
        if (added === 0) await current.delete()
        else await current.merge({ state: 'stored', rowCount: added, pendingText: null, pendingChoices: null }).save()
      })
    }
    const { added, matches } = place
    return {
      message: added === 0 ? 'court_lists.task.nothing_new' : 'court_lists.task.done',
      values: { added, matches },
    }
  },
}
