import type { Permission } from './role.js'

/** How a box that stands for several is drawn: ticked when all are, half when some are. */
export function stateOf(ids: Permission[], chosen: Permission[]) {
  const count = ids.filter((id) => chosen.includes(id)).length
  const checked = ids.length > 0 && count === ids.length
  return { checked, indeterminate: count > 0 && !checked }
}
