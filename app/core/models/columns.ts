import { column } from '@adonisjs/lucid/orm'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { DateTime } from 'luxon'
import { clock } from '#app/core/clock'

const SQL_FORMAT = 'yyyy-MM-dd HH:mm:ss.SSS'

/** The text in which an instant is stored and compared: UTC with milliseconds, the same on both databases. */
export function toSqlInstant(instant: DateTime): string {
  return instant.toUTC().toFormat(SQL_FORMAT)
}

/** How `toSqlInstant` writes; days that every month has, so that no date has to be checked against the calendar. */
const SQL_INSTANT = /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])) ((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3})$/

/** Reads what either driver returns for an instant. What is written as usual is read by the engine, several times as fast as by Luxon. */
export function fromSqlInstant(value: unknown): DateTime | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return DateTime.fromJSDate(value, { zone: 'utc' })
  const text = String(value)
  const usual = SQL_INSTANT.exec(text)
  if (usual) return DateTime.fromMillis(Date.parse(`${usual[1]}T${usual[2]}Z`), { zone: 'utc' })
  return DateTime.fromSQL(text, { zone: 'utc' })
}

/** A moment in UTC with milliseconds. Lucid's own dateTime writes wall time and drops milliseconds. */
export function instant(options: { columnName?: string } = {}) {
  return column({
    ...options,
    prepare: (value: DateTime | null | undefined) => (value ? toSqlInstant(value) : value),
    consume: fromSqlInstant,
    serialize: (value: DateTime | null) => value?.toISO() ?? null,
  })
}

type Row = Record<string, unknown>

/** Declares an instant that is set by a hook of the model. */
function stamped(event: 'create' | 'save', only: (row: Row, property: string) => boolean) {
  return (target: LucidRow, property: string) => {
    instant()(target, property)
    const model = target.constructor as LucidModel
    model.boot()
    model.before(event, (row) => {
      const values = row as unknown as Row
      if (only(values, property)) values[property] = clock.now()
    })
  }
}

/** `created_at`: set once, when the row is made. */
export const createdInstant = () => stamped('create', (row, property) => !row[property])

/** `updated_at`: set at every write. */
export const updatedInstant = () => stamped('save', () => true)

/** A truth value: both databases return 0 and 1. */
export function boolean(options: { columnName?: string } = {}) {
  return column({
    ...options,
    prepare: (value: boolean | null | undefined) => (value === null || value === undefined ? value : Number(value)),
    consume: (value: unknown) => (value === null || value === undefined ? null : Boolean(Number(value))),
  })
}

/** Structured data in a text column: SQLite returns a string, MariaDB may return an object. */
export function json(options: { columnName?: string } = {}) {
  return column({
    ...options,
    prepare: (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value)),
    consume: (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value),
  })
}
