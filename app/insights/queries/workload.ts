import type { Viewer } from '#app/core/contributions/registries'
import User from '#app/accounts/models/user'
import { peopleWhoRead, type Person } from '#app/matters/queries/people_of_matter'
import type { Slice } from '#app/insights/domain/slices'
import { LOAD_WEEKS, type LoadWeek } from '#app/insights/domain/weeks'
import { workByWeek, type WorkByPerson } from './load_by_week.js'
import { kept } from './kept.js'
import { openMatters } from './matter_scope.js'
import { rowsAddress } from './rows_address.js'

/** A count, and where its rows are. */
export type Counted = { count: number; href: string }
type WeekOfLoad = { week: LoadWeek; activities: Counted; deadlines: Counted }

/**
 * What waits for a person: open matters that they answer for, and their open activities and deadlines, late ones and those of each of the next four weeks. `id` is 0 and `name` null for
 * what waits for nobody; `activities` and `deadlines` are of all weeks.
 */
export type Load = {
  id: number
  name: string | null
  matters: number
  href: string
  activities: number
  deadlines: number
  weeks: WeekOfLoad[]
}

/** The load of each person of the firm, as far as the viewer may see it, the most first: five queries at most. */
export const workload = (viewer: Viewer, slice: Slice): Promise<Load[]> =>
  kept(
    viewer,
    'load',
    slice,
    () => readLoad(viewer, slice),
    ({ length }) => length
  )

async function readLoad(viewer: Viewer, slice: Slice): Promise<Load[]> {
  if (!viewer.may('expedientes:leer')) return []
  type Row = { person: number | null; total: number }
  const rows = (await openMatters(viewer, slice)
    .select('matters.responsible_id as person')
    .count('* as total')
    .groupBy('matters.responsible_id')
    .pojo<Row>()) as unknown as Row[]
  const matters = new Map(rows.map(({ person, total }) => [Number(person ?? 0), Number(total)]))
  const { activities, deadlines } = await workByWeek(viewer, slice)
  const known = await peopleWhoRead(viewer.workspaceId ?? 0)
  const busy = new Set([matters, activities, deadlines].flatMap((own) => [...own.keys()]))
  const people = [...known, ...(await others(busy, known)), { id: 0, name: null }]
  const loads = people.map(({ id, name }): Load => {
    const weeks = LOAD_WEEKS.map((week) => weekOf(slice, { id, week }, { activities, deadlines }))
    const sum = (of: 'activities' | 'deadlines') => weeks.reduce((total, week) => total + week[of].count, 0)
    return {
      ...{ id, name, matters: matters.get(id) ?? 0, weeks, activities: sum('activities'), deadlines: sum('deadlines') },
      href: rowsAddress('matters.open', slice, { person: id }),
    }
  })
  const weight = ({ matters: own, activities: todo, deadlines: due }: Load) => own + todo + due
  return loads.filter((load) => load.id !== 0 || weight(load) > 0).sort((one, other) => weight(other) - weight(one))
}

/** Who has work and may not read matters (any more), by name: nobody sees to it unless it is told. At most one query. */
async function others(busy: Set<number>, known: Person[]): Promise<Person[]> {
  const ids = busy.difference(new Set([0, ...known.map(({ id }) => id)]))
  if (ids.size === 0) return []
  const people = await User.query()
    .whereIn('id', [...ids])
    .orderBy('name')
    .select('id', 'name')
  return people.map(({ id, name }) => ({ id, name }))
}

type Work = Record<'activities' | 'deadlines', WorkByPerson>

function weekOf(slice: Slice, { id, week }: { id: number; week: LoadWeek }, work: Work): WeekOfLoad {
  const of = (kind: 'activities' | 'deadlines'): Counted => ({
    count: work[kind].get(id)?.[week] ?? 0,
    href: rowsAddress(`load.${kind}`, slice, { person: id, week }),
  })
  return { week, activities: of('activities'), deadlines: of('deadlines') }
}
