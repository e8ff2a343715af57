import db from '@adonisjs/lucid/services/db'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { Viewer } from '#app/core/contributions/registries'
import Activity from '#app/activities/models/activity'
import { DateTime } from 'luxon'
import { toSqlInstant } from '#app/core/models/columns'
import MatterDeadline from '#app/docket/models/matter_deadline'
import Matter from '#app/matters/models/matter'
import { daysOfWeek, LOAD_WEEKS, type LoadWeek } from '#app/insights/domain/weeks'
import type { Slice } from '#app/insights/domain/slices'
import { withinDays } from './within_days.js'

export type ActivityQuery = ModelQueryBuilderContract<typeof Activity>
export type DeadlineQuery = ModelQueryBuilderContract<typeof MatterDeadline>

/** Open activities of matters at work that the viewer sees, due by the end of four weeks; of one week, and of a person, when they are named. */
export function loadActivities(viewer: Viewer, { today, zone, week, person }: Slice): ActivityQuery {
  const query = Activity.in({ id: viewer.workspaceId ?? 0 })
    .where('activities.open', 1)
    .whereExists(
      Matter.seenBy(viewer).where('matters.archived', 0).whereColumn('matters.id', 'activities.matter_id')
    ) as ActivityQuery
  if (!viewer.may('expedientes:leer')) query.whereRaw('1 = 0')
  ofPerson(query, 'activities.assignee_id', person)
  return withinDays(query, 'activities.due_at', { ...asked(week, today), zone })
}

/** Open deadlines of matters at work that the viewer sees, narrowed likewise. */
export function loadDeadlines(viewer: Viewer, { today, week, person }: Slice): DeadlineQuery {
  const query = MatterDeadline.seenBy(viewer).where('matter_deadlines.open', 1) as DeadlineQuery
  if (!viewer.may('expedientes:leer')) query.whereRaw('1 = 0')
  ofPerson(query, 'matter_deadlines.responsible_id', person)
  const { from, to } = asked(week, today)
  if (from !== null) query.where('matter_deadlines.last_day', '>=', from)
  return query.where('matter_deadlines.last_day', '<=', to)
}

const asked = (week: LoadWeek | null, today: string) =>
  week === null ? { from: null, to: daysOfWeek('week_4', today).to } : daysOfWeek(week, today)

function ofPerson(query: ModelQueryBuilderContract<LucidModel>, column: string, person: number | null): void {
  if (person === 0) query.whereNull(column)
  else if (person !== null) query.where(column, person)
}

/** Work of each week by the person whose it is; 0 for nobody. */
export type WorkByPerson = Map<number, Record<LoadWeek, number>>

/** Activities and deadlines of each person, week by week: two queries. */
export async function workByWeek(viewer: Viewer, slice: Slice) {
  const all = { ...slice, person: null, week: null }
  const { zone, today } = slice
  const startOf = (day: string) => toSqlInstant(DateTime.fromISO(day, { zone }).startOf('day'))
  const dayAfter = (day: string) => toSqlInstant(DateTime.fromISO(day, { zone }).startOf('day').plus({ days: 1 }))
  const activities = { query: loadActivities(viewer, all), by: 'activities.assignee_id', at: 'activities.due_at' }
  const deadlines = {
    ...{ query: loadDeadlines(viewer, all), by: 'matter_deadlines.responsible_id', at: 'matter_deadlines.last_day' },
  }
  return {
    activities: await counted(activities, (week) => {
      const { from, to } = daysOfWeek(week, today)
      return { from: from && startOf(from), before: dayAfter(to) }
    }),
    deadlines: await counted(deadlines, (week) => {
      const { from, to } = daysOfWeek(week, today)
      return { from, before: DateTime.fromISO(to).plus({ days: 1 }).toISODate()! }
    }),
  }
}

type Counting = { query: ActivityQuery | DeadlineQuery; by: string; at: string }
type Bounds = (week: LoadWeek) => { from: string | null; before: string }

async function counted({ query, by, at }: Counting, boundsOf: Bounds): Promise<WorkByPerson> {
  const own = query as ActivityQuery
  for (const week of LOAD_WEEKS) {
    const { from, before } = boundsOf(week)
    const sql = from === null ? `${at} < ?` : `${at} >= ? and ${at} < ?`
    const days = from === null ? [before] : [from, before]
    own.select(db.raw(`sum(case when ${sql} then 1 else 0 end) as ${week}`, days))
  }
  type Row = Record<LoadWeek, number | string> & { person: number | null }
  const rows = (await own.select(`${by} as person`).groupBy(by).pojo<Row>()) as unknown as Row[]
  const weeksOf = (row: Row) =>
    Object.fromEntries(LOAD_WEEKS.map((week) => [week, Number(row[week])])) as Record<LoadWeek, number>
  return new Map(rows.map((row) => [Number(row.person ?? 0), weeksOf(row)]))
}
