import type { ListRow } from '#app/court_lists/parsing/list_row'

/** What a person says of a list that it does not say itself. */
export interface ListChoices {
  /** Day of the rows that say none, `YYYY-MM-DD`; null leaves them without one. */
  day: string | null
  /** Court of the rows that name none. */
  court: string | null
  /** Which court of the catalogue a name means: its id, or null for none of them. */
  courts: { name: string; courtId: number | null }[]
}

/** A row with what the person said of it. */
export const completed = (row: ListRow, { day, court }: ListChoices): ListRow => ({
  ...row,
  day: row.day ?? day,
  court: row.court ?? court,
})
