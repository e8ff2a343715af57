/**
 * Which functional specs run on MariaDB too: those that reach a statement which it may answer differently from SQLite, until enough of them do
 * (`tests/helpers/differing_queries.ts` tells which statements these are).
 * @typedef {{ shape: string, why: string }} Difference
 * @typedef {Map<string, Difference[]>} Reached spec file → what its tests reached
 */

/** Of the specs that reach the same, half run on MariaDB, and no more than these: sweeps that touch everything reach all and test little of it. */
const ENOUGH = 3

/** Specs that ask SQLite for its plans: nothing that MariaDB could answer. */
const SQLITE_ALONE = new Set(['tests/functional/shell/query_plans.spec.ts'])

const needed = (specs) => Math.min(ENOUGH, Math.ceil(specs.length / 2))

/**
 * The specs that a list lacks; empty when it is right.
 * @param {Reached} reached what a run of the whole functional suite on SQLite recorded
 * @param {string[]} list spec files that run on MariaDB
 * @returns {{ spec: string, shape: string, why: string }[]} one for each statement that too few specs of the list reach: the spec to add
 */
export function missingOnMariadb(reached, list) {
  const listed = new Set(list)
  const missing = []
  for (const { shape, why, specs } of shapesOf(reached)) {
    if (specs.filter((spec) => listed.has(spec)).length >= needed(specs)) continue
    const spec = specs.find((one) => !listed.has(one))
    listed.add(spec)
    missing.push({ spec, shape, why })
  }
  return missing
}

/**
 * The specs of a list that are not there any more.
 * @param {string[]} list
 * @param {Iterable<string>} specs all functional specs
 * @returns {string[]}
 */
export function goneFromMariadb(list, specs) {
  const all = new Set(specs)
  return list.filter((spec) => !all.has(spec))
}

/**
 * A right list, as quick as can be had without much ado: the rarest statements choose first, and among specs the one that brings most for its time.
 * @param {Reached} reached
 * @param {Record<string, number> | Map<string, number>} durations spec file → milliseconds
 * @returns {string[]} spec files, sorted
 */
export function listForMariadb(reached, durations) {
  const times = durations instanceof Map ? durations : new Map(Object.entries(durations))
  const shapes = shapesOf(reached).map(({ shape, specs }) => ({ shape, specs, lacks: needed(specs) }))
  const byName = new Map(shapes.map((one) => [one.shape, one]))
  const list = new Set()
  const take = (spec) => {
    list.add(spec)
    for (const shape of distinctShapes(reached.get(spec))) byName.get(shape).lacks--
  }
  const price = (spec) => {
    const gain = distinctShapes(reached.get(spec)).filter((shape) => byName.get(shape).lacks > 0).length
    return (times.get(spec) ?? 0) / Math.max(gain, 1)
  }
  for (const one of shapes) {
    while (one.lacks > 0) {
      const [[spec]] = one.specs
        .filter((spec) => !list.has(spec))
        .map((spec) => /** @type {[string, number]} */ ([spec, price(spec)]))
        .sort(([a, x], [b, y]) => x - y || compare(a, b))
      take(spec)
    }
  }
  return [...list].sort(compare)
}

/**
 * What the lines of a report (`tests/helpers/run_report.ts`) say.
 * @param {Iterable<{ kind: string, file?: string, shapes?: [string, string][] }>} lines
 * @returns {Reached}
 */
export function reachedIn(lines) {
  const reached = new Map()
  for (const { kind, file, shapes } of lines) {
    if (kind !== 'queries') continue
    const known = reached.get(file) ?? []
    reached.set(file, known.concat(shapes.map(([shape, why]) => ({ shape, why }))))
  }
  return reached
}

/** What somebody who changed a spec reads. */
export const describeMissing = ({ spec, shape, why }) =>
  `${spec} has to run on MariaDB too, which may answer this differently (${why}): add it to tests/functional/on_mariadb.json. ${shape}`

export const describeGone = (spec) => `tests/functional/on_mariadb.json names ${spec}, which is not there: remove it.`

const distinctShapes = (differences) => [...new Set(differences.map(({ shape }) => shape))]

const compare = (one, other) => (one < other ? -1 : one > other ? 1 : 0)

/** Each shape with the specs that reach it, the rarest first. */
function shapesOf(reached) {
  const shapes = new Map()
  for (const [spec, differences] of reached)
    for (const { shape, why } of SQLITE_ALONE.has(spec) ? [] : differences) {
      const known = shapes.get(shape) ?? { shape, why, specs: new Set() }
      known.specs.add(spec)
      shapes.set(shape, known)
    }
  return [...shapes.values()]
    .map(({ shape, why, specs }) => ({ shape, why, specs: [...specs].sort(compare) }))
    .sort((one, other) => one.specs.length - other.specs.length || compare(one.shape, other.shape))
}
