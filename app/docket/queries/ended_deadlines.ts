import { clock } from '#app/core/clock'
import type { Viewer } from '#app/core/contributions/registries'
import type { StatisticSpan } from '#app/core/contributions/statistics'
import { toSqlInstant } from '#app/core/models/columns'
import MatterDeadline from '#app/docket/models/matter_deadline'
import Matter from '#app/matters/models/matter'

/** The deadlines whose last day lies in a span and that ended, of the matters that somebody sees; nothing for who may not read matters. */
export function endedDeadlines(viewer: Viewer, { firstDay, lastDay, personId }: StatisticSpan) {
  const query = MatterDeadline.in({ id: viewer.workspaceId ?? 0 })
    .whereExists(Matter.seenBy(viewer).whereColumn('matters.id', 'matter_deadlines.matter_id'))
    .whereIn('matter_deadlines.open', [0, 1])
    .whereBetween('matter_deadlines.last_day', [firstDay, lastDay])
    .where((ended) => {
      void ended.whereIn('matter_deadlines.status', ['met', 'missed']).orWhere((over) => {
        void over
          .where('matter_deadlines.open', 1)
          .where('matter_deadlines.last_instant', '<=', toSqlInstant(clock.now()))
          .whereExists(
            Matter.seenBy(viewer).where('matters.archived', 0).whereColumn('matters.id', 'matter_deadlines.matter_id')
          )
      })
    })
  if (!viewer.may('expedientes:leer')) query.whereRaw('1 = 0')
  if (personId !== null) query.where('matter_deadlines.responsible_id', personId)
  return query
}
