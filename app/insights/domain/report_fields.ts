import type { Permission } from '#app/workspaces/permissions'

/** What reports can be about. */
export const REPORT_SUBJECTS = ['matters', 'clients', 'charges', 'payments', 'activities', 'deadlines'] as const
export type ReportSubjectKey = (typeof REPORT_SUBJECTS)[number]

/** What a field holds. `money` is in centavos of the currency of its row; an `instant` is told as a day of the firm. */
export const REPORT_FIELD_TYPES = ['text', 'day', 'instant', 'money', 'count', 'choice', 'person'] as const
export type ReportFieldType = (typeof REPORT_FIELD_TYPES)[number]

/** A column that a report can have, filter or group by. Its name is `insights.field.<subject>.<key>`. */
export interface ReportField {
  key: string
  type: ReportFieldType
  /** The column that is shown. */
  sql: string
  /** Of a person the column with their id. */
  idSql?: string
  /** Values of a choice, and how their names begin in the catalogues. */
  choices?: readonly string[]
  words?: string
}

/** What may be read for a report of a subject, and which columns it begins with. */
export interface ReportSubjectFacts {
  key: ReportSubjectKey
  permission: Permission
  /** Column with the id of a row. */
  idSql: string
  fields: readonly ReportField[]
  usual: readonly string[]
  /** Column with the currency of the row's money; pesos where there is none. */
  currencySql?: string
  /** Column of folded text that is searched. */
  searchSql?: string
}

const field = (type: ReportFieldType) => (key: string, sql: string) => ({ key, type, sql })
const text = field('text')
const day = field('day')
const instant = field('instant')
const money = field('money')
const count = field('count')
const choice = (key: string, sql: string, words: string, choices: readonly string[]): ReportField => ({
  ...{ key, type: 'choice', sql, words, choices },
})
const person = (key: string, idSql: string): ReportField => ({ key, type: 'person', sql: 'people.name', idSql })

export { choice, count, day, instant, money, person, text }
