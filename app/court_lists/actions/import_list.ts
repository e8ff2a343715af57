import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { queueTask } from '#app/core/tasks/queue_task'
import type { ListChoices } from '#app/court_lists/domain/choices'
import { digestOfList } from '#app/court_lists/domain/fingerprint'
import { LIST_LIMITS } from '#app/court_lists/domain/limits'
import CourtList from '#app/court_lists/models/court_list'
import type { ReadList } from '#app/court_lists/parsing/list_row'
import { readListInTurns } from '#app/court_lists/parsing/read_list'
import { courtIdsOf } from '#app/court_lists/queries/court_ids_of'
import { storeRows, type StoredRows } from './store_rows.js'

/** A list as a person gives it. */
export interface ListOrder extends ListChoices {
  name: string
  content: string
}

/** What became of a list: `known` when all of it was there already, `queued` while a task stores it. */
export type ImportedList =
  { state: 'known'; stored: null } | { state: 'queued'; stored: null } | { state: 'stored'; stored: StoredRows }

/** Stands for a transaction that has nothing to keep. */
class NothingNew extends Error {}

/** Takes a published list in: its rows, and the matters that they seem to be of. The same list again changes nothing. */
export class ImportList {
  /** Throws FieldProblem at `content` for what is no list or has too much, at `courts` for a name that several courts have; then nothing is kept. */
  async handle(author: Author, firm: { id: number }, { name, content, ...choices }: ListOrder): Promise<ImportedList> {
    const digest = digestOfList(content)
    const same = await CourtList.in(firm).where('digest', digest).first()
    if (same) return { state: 'known', stored: null }
    const read = await readListInTurns(content)
    if (read.rows.length === 0) throw new FieldProblem('content', 'court_lists.problem.no_rows')
    if (read.rows.length > LIST_LIMITS.rows)
      throw new FieldProblem('content', 'court_lists.problem.too_many_rows', { most: LIST_LIMITS.rows })
    const courtIds = await courtIdsOf(read.rows, choices)
    const isTask = read.rows.length > LIST_LIMITS.atOnce
    const columns = {
      ...{ workspaceId: firm.id, name, digest, createdById: author.userId!, state: 'storing' as const },
      ...leftOverOf(read),
      rowCount: 0,
      pendingText: isTask ? content : null,
      pendingChoices: isTask ? choices : null,
    }
    try {
      return await db.transaction(async (trx) => {
        const list = await CourtList.create(columns, { client: trx })
        if (isTask) {
          const payload = { listId: list.id }
          const order = { workspaceId: firm.id, userId: author.userId!, kind: 'court_lists.import', payload }
          await queueTask(trx, { ...order, total: read.rows.length })
          await tell(trx, author, list, { rows: read.rows.length })
          return { state: 'queued', stored: null }
        }
        const stored = await storeRows(trx, list, read.rows, { choices, courtIds })
        if (stored.added === 0) throw new NothingNew()
        await list.merge({ state: 'stored', rowCount: stored.added }).save()
        await tell(trx, author, list, { rows: stored.added, matches: stored.matches })
        return { state: 'stored', stored }
      })
    } catch (error) {
      if (error instanceof NothingNew) return { state: 'known', stored: null }
      throw error
    }
  }
}

const leftOverOf = ({ leftOver }: ReadList) => ({
  leftOverCount: leftOver.length,
  leftOver: leftOver.slice(0, LIST_LIMITS.leftOver).map(({ line, text }) => ({ line, text: text.slice(0, 500) })),
})

const tell = (trx: Parameters<typeof record>[0], author: Author, { id, workspaceId, name }: CourtList, told: object) =>
  record(trx, author, {
    workspaceId,
    action: 'court_list.imported',
    subject: { type: 'court_list', id },
    after: { name, ...told },
  })
