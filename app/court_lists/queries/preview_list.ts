import { completed, type ListChoices } from '#app/court_lists/domain/choices'
import type { LeftOver, ListKind, ReadList } from '#app/court_lists/parsing/list_row'
import { courtNames } from './court_ids_of.js'
import { courtsNamed, type NamedCourt } from './name_courts.js'

/** Most lines of one kind that a preview shows; all are counted. */
const SHOWN = 200

/** A list as people look at it before it is taken in. */
export type ListPreview = {
  rows: {
    line: number
    kind: ListKind
    court: string | null
    day: string | null
    time: string | null
    caseNumber: string
    parties: string | null
  }[]
  rowCount: number
  undated: number
  withoutCourt: number
  leftOver: LeftOver[]
  leftOverCount: number
  /** Names that several courts of the catalogue have. */
  unclear: { name: string; courts: NamedCourt[] }[]
}

/** What a list would bring: its first rows, and what has to be asked. */
export async function previewOf({ rows, leftOver }: ReadList, choices: ListChoices): Promise<ListPreview> {
  const whole = rows.map((row) => completed(row, choices))
  const named = await courtsNamed(courtNames(rows, choices))
  return {
    rows: whole.slice(0, SHOWN).map(({ line, kind, court, day, time, caseNumber, parties }) => {
      return { line, kind, court, day, time, caseNumber, parties }
    }),
    rowCount: rows.length,
    undated: rows.filter(({ day }) => day === null).length,
    withoutCourt: rows.filter(({ court }) => court === null).length,
    leftOver: leftOver.slice(0, SHOWN),
    leftOverCount: leftOver.length,
    unclear: [...named].filter(([, courts]) => courts.length > 1).map(([name, courts]) => ({ name, courts })),
  }
}

/** The preview of what cannot be read at all. */
export const refusedPreview = (problem: string) => ({
  ...{ content: '', problem, rows: [], rowCount: 0, undated: 0, withoutCourt: 0, leftOver: [], leftOverCount: 0 },
  unclear: [],
})
