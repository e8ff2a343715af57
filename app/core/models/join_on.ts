import type { LucidModel } from '@adonisjs/lucid/types/model'

/**
 * What joins the record whose id a column holds, under a name of its own when there is one: `.leftJoin(...joinOn(User, 'notes.author_id', 'author'))`.
 * A table of another module is joined through its model.
 */
export function joinOn(model: LucidModel, column: string, alias?: string): [string, string, string] {
  model.boot()
  const { table, primaryKey } = model
  return [alias ? `${table} as ${alias}` : table, `${alias ?? table}.${primaryKey}`, column]
}
