import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { SHIPPED_CALENDARS } from '#app/deadlines/shipped/index'
import {
  NonWorkingCalendar,
  type CalendarData,
  type NonWorkingKind,
  type NonWorkingRange,
  type OpenedDay,
} from '#app/deadlines/domain/calendar'
import { addDays, yearOf } from '#app/deadlines/domain/days'
import { layered, type CalendarLayer, type LayerYear } from '#app/deadlines/domain/layers'
import User from '#app/accounts/models/user'
import { joinOn } from '#app/core/models/join_on'

/** Where the days of the week are said on which a calendar of a firm or of the operators rests. */
const WEEKLY_BASIS = 'Descanso semanal del calendario'

/** Who verified something and is not there any more. */
const SOMEBODY = '—'

interface YearRow {
  id: number
  workspace_id: number | null
  key: string
  name: string
  weekly: string
  year: number | null
  source: string
  is_whole: number | boolean
  verified_at: unknown
  verified_content: string | null
  verifier: string | null
}

interface DayRow {
  layer_id: number
  from_on: string
  to_on: string
  counts: number | boolean
  kind: NonWorkingKind | null
  basis: string | null
  reason: string | null
  verified_at: unknown
  verifier: string | null
}

/**
 * The calendars that a firm counts on, by their key: those that come with Foja, what the operators lay over them, and on top what the firm does; then the operators' and
 * the firm's own. Null: without any firm's layer. Two queries, however many days there are.
 */
export async function loadCalendars(
  workspace: { id: number } | null,
  client: QueryClientContract = db.connection()
): Promise<ReadonlyMap<string, NonWorkingCalendar>> {
  const data = await loadCalendarData(workspace, client)
  return new Map([...data].map(([key, calendar]) => [key, new NonWorkingCalendar(calendar)]))
}

/** The same as data, as it can be shown and compared. */
export async function loadCalendarData(
  workspace: { id: number } | null,
  client: QueryClientContract = db.connection()
): Promise<ReadonlyMap<string, CalendarData>> {
  const layers = await loadLayers(workspace?.id ?? null, client)
  const shipped = new Map(SHIPPED_CALENDARS.map((calendar) => [calendar.key, calendar]))
  const keys = new Set([...shipped.keys(), ...layers.map(({ key }) => key)])
  return new Map(
    [...keys].map((key) => {
      const above = layers.filter((layer) => layer.key === key)
      return [key, layered(shipped.get(key) ?? null, above)]
    })
  )
}

/** Layers, those of the operators first, then by name. */
async function loadLayers(workspaceId: number | null, client: QueryClientContract): Promise<CalendarLayer[]> {
  const years: YearRow[] = await client
    .from('calendar_layers')
    .leftJoin('calendar_layer_years as y', 'y.layer_id', 'calendar_layers.id')
    .leftJoin(...joinOn(User, 'y.verified_by_id', 'verifiers'))
    .where((whose) => {
      void whose.whereNull('calendar_layers.workspace_id')
      if (workspaceId !== null) void whose.orWhere('calendar_layers.workspace_id', workspaceId)
    })
    .select('calendar_layers.id', 'calendar_layers.workspace_id', 'calendar_layers.key', 'calendar_layers.name')
    .select('calendar_layers.weekly', 'y.year', 'y.source', 'y.is_whole', 'y.verified_at', 'y.verified_content')
    .select('verifiers.name as verifier')
    .orderBy('calendar_layers.name')
    .orderBy('calendar_layers.id')
    .orderBy('y.year')
  if (years.length === 0) return []
  const ids = [...new Set(years.map(({ id }) => id))]
  const days: DayRow[] = await client
    .from('calendar_layer_days')
    .leftJoin(...joinOn(User, 'calendar_layer_days.verified_by_id', 'verifiers'))
    .whereIn('layer_id', ids)
    .select('layer_id', 'from_on', 'to_on', 'counts', 'kind', 'basis', 'reason', 'verified_at')
    .select('verifiers.name as verifier')
    .orderBy('from_on')
    .orderBy('calendar_layer_days.id')
  const layerOf = (id: number): CalendarLayer => {
    const rows = years.filter((row) => row.id === id)
    const own = days.filter(({ layer_id }) => layer_id === id)
    const { key, name, weekly } = rows[0]!
    return {
      key,
      name,
      weekly: (JSON.parse(weekly) as number[]).map((weekday) => ({ weekday, basis: WEEKLY_BASIS })),
      years: rows.filter(({ year }) => year !== null).map((row) => yearFrom(row, own)),
    }
  }
  const isOperators = (id: number) => years.find((row) => row.id === id)!.workspace_id === null
  return [...ids.filter(isOperators), ...ids.filter((id) => !isOperators(id))].map(layerOf)
}

function yearFrom(row: YearRow, own: DayRow[]): LayerYear {
  const days = own.filter(({ from_on }) => yearOf(from_on) === row.year)
  return {
    year: row.year!,
    source: row.source,
    isWhole: Boolean(row.is_whole),
    verification: row.verified_at ? { by: row.verifier ?? SOMEBODY, content: row.verified_content ?? '' } : null,
    ranges: days.filter(({ counts }) => !counts).map((day) => ({ ...rangeFrom(day), ...verifiedIn(day) })),
    opened: days
      .filter(({ counts }) => counts)
      .flatMap((day) => openedFrom(day).map((on) => ({ ...on, ...verifiedIn(day) }))),
  }
}

const verifiedIn = ({ verified_at, verifier }: DayRow) => ({ verifiedBy: verified_at ? (verifier ?? SOMEBODY) : null })

/** What a sheet says of a day: where it is written, and why the firm or the operators say so. */
const basisOf = ({ basis, reason }: DayRow) => [basis, reason].filter(Boolean).join('. ')

const rangeFrom = (day: DayRow): NonWorkingRange => ({
  from: day.from_on,
  to: day.to_on,
  kind: day.kind ?? 'closure',
  basis: basisOf(day),
})

function openedFrom(day: DayRow): OpenedDay[] {
  const days: OpenedDay[] = []
  for (let on = day.from_on; on <= day.to_on; on = addDays(on, 1)) days.push({ on, basis: basisOf(day) })
  return days
}
