import { DateTime } from 'luxon'
import { route } from '#app/core/addresses'
import { partsOf } from '#app/core/contributions/define_module'
import { noticeSubjects } from '#app/core/contributions/notice_subjects'
import {
  daySources,
  noticeKinds,
  paletteProviders,
  recurringTasks,
  timelineEntries,
  type DaySource,
} from '#app/core/contributions/registries'
import { clock } from '#app/core/clock'
import { translateFor } from '#app/core/messages/catalogue'
import { taskKinds } from '#app/core/tasks/task_kinds'
import { loadAuditEntries } from '#app/matters/queries/log/audit_entries'
import MatterTeam from '#app/matters/models/matter_team'
import { checkMatters } from '#app/court_lists/actions/check_matters'
import { listImport } from '#app/court_lists/actions/import_task'
import { notifyOfMatches } from '#app/court_lists/actions/notify_matches'
import { storeCases } from '#app/court_lists/actions/store_cases'
import { findPublished } from '#app/court_lists/palette'
import { matchesSeenBy } from '#app/court_lists/queries/seen_rows'

const TIMELINE = {
  'court_list_match.accepted': 'court_lists.timeline.accepted',
  'court_list_match.refused': 'court_lists.timeline.refused',
}

/** One line for all rows that wait for somebody's decision, in the matters that they answer for or work on. */
const waitingOfDay: DaySource['load'] = async (viewer, { zone }) => {
  if (viewer.workspaceId === null || !viewer.may('expedientes:leer')) return []
  const own = MatterTeam.in({ id: viewer.workspaceId }).where('user_id', viewer.userId).select('matter_id')
  const [row] = await matchesSeenBy(viewer)
    .where('court_list_matches.state', 'waiting')
    .whereIn('court_list_matches.matter_id', own)
    .count('* as total')
    .pojo<{ total: number | string }>()
  const count = Number(row?.total ?? 0)
  if (count === 0) return []
  return [
    {
      ...{ id: 'court-lists', kind: 'court_list', isAllDay: true, context: null },
      at: DateTime.fromISO(clock.now().setZone(zone).toISODate()!, { zone }),
      title: translateFor(viewer, 'court_lists.waiting', { count }),
      href: route('law_firm.court_lists.index'),
    },
  ]
}

/** Where the lists of courts are told of beside their own pages. */
export const everywhereParts = [
  partsOf(taskKinds, listImport),
  partsOf(
    recurringTasks,
    { key: 'court_lists.checks', everySeconds: 60, run: checkMatters },
    { key: 'court_lists.cases', everySeconds: 120, run: storeCases },
    { key: 'court_lists.digest', everySeconds: 300, run: notifyOfMatches }
  ),
  partsOf(noticeKinds, { key: 'court_list_matches', order: 19, area: 'matters', channels: ['app', 'email'] }),
  partsOf(noticeSubjects, { key: 'court_lists', address: () => route('law_firm.court_lists.index') }),
  partsOf(paletteProviders, { key: 'court_lists', order: 39, search: findPublished }),
  partsOf(daySources, { key: 'court_lists', cacheable: true, load: waitingOfDay }),
  partsOf(timelineEntries, {
    key: 'court_lists',
    groups: ['activities'],
    load: (subject, page) =>
      loadAuditEntries(subject, page, {
        sentences: TIMELINE,
        values: ({ after }) => ({ number: String(after?.caseNumber ?? ''), reason: String(after?.reason ?? '') }),
      }),
  }),
]
