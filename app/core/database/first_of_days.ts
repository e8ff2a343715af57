import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'

/** Columns of a query: a day (`YYYY-MM-DD`), and by which what stands on it is ordered, whatever comes first. */
interface DayColumns {
  id: string
  day: string
  order: readonly string[]
}

/** A row that is among the first of its day: its id, its day, the columns that order it as `at_0`, `at_1` …, and how many there are on that day. */
export type RowOfDay = { id: number; day: string; of_day: number; [at: `at_${number}`]: unknown }

/** The first rows of each day that a query finds, `perDay` of each at most, and how many each day has: one query, on whose rows nothing else is read. */
export async function firstOfDays<Model extends LucidModel>(
  query: ModelQueryBuilderContract<Model>,
  { id, day, order }: DayColumns,
  perDay: number
): Promise<RowOfDay[]> {
  const { client } = query
  const by = [...order, id]
  query
    .select(`${id} as id`, `${day} as day`, ...order.map((column, index) => `${column} as at_${index}`))
    .select(
      client.raw(`row_number() over (partition by ?? order by ${by.map(() => '??').join(', ')}) as nth`, [day, ...by])
    )
    .select(client.raw('count(*) over (partition by ??) as of_day', [day]))
  const rows = (await client.from(query.as('rows_of_days')).where('nth', '<=', perDay)) as RowOfDay[]
  return rows.map((row) => ({ ...row, id: Number(row.id), of_day: Number(row.of_day) }))
}
