import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import type { Json } from '#app/core/contributions/registries'

const PAGE = 500

function tableOf(model: LucidModel): string {
  model.boot()
  return model.table
}

/** Rows of a table or a model by its `id`, some hundreds at a time, so that a long one is never in memory as a whole. The id itself is left out. */
export async function* inPages(
  rowsOf: string | LucidModel,
  columns: string[],
  narrow: (query: DatabaseQueryBuilderContract) => void
): AsyncIterable<Record<string, Json>> {
  const table = typeof rowsOf === 'string' ? rowsOf : tableOf(rowsOf)
  for (let last = 0; ;) {
    const query = db.from(table).select(`${table}.id as row_id`, ...columns)
    narrow(query)
    const rows = await query.where(`${table}.id`, '>', last).orderBy(`${table}.id`).limit(PAGE)
    for (const { row_id: id, ...row } of rows) {
      last = Number(id)
      yield row
    }
    if (rows.length < PAGE) return
  }
}
