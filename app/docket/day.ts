import { DateTime } from 'luxon'
import { addressOf } from '#app/core/contributions/notice_subjects'
import { partsOf } from '#app/core/contributions/define_module'
import { calendarFeeds, daySources, type CalendarFeed, type DaySource } from '#app/core/contributions/registries'
import { joinOn } from '#app/core/models/join_on'
import MatterDeadline from '#app/docket/models/matter_deadline'
import { subjectOfDeadline } from '#app/docket/notice_subject'
import Matter from '#app/matters/models/matter'

/** The deadlines that somebody keeps and that have ended or end until an instant. */
const deadlinesOf: DaySource['load'] = async (viewer, { until, zone, limit }) => {
  if (viewer.workspaceId === null || !viewer.may('expedientes:leer')) return []
  const rows = await MatterDeadline.seenBy(viewer)
    .where({ 'matter_deadlines.responsible_id': viewer.userId, 'matter_deadlines.open': 1 })
    .whereNotNull('matter_deadlines.last_day')
    .where('matter_deadlines.last_day', '<=', until.setZone(zone).minus({ milliseconds: 1 }).toISODate()!)
    .join(...joinOn(Matter, 'matter_deadlines.matter_id'))
    .orderBy('matter_deadlines.last_day')
    .orderBy('matter_deadlines.id')
    .limit(limit)
    .select('matter_deadlines.id', 'matter_deadlines.matter_id', 'matter_deadlines.title', 'matter_deadlines.last_day')
    .select('matters.reference', 'matters.title as matter_title')
  return rows.map((row) => ({
    id: `deadline-${row.id}`,
    kind: 'deadline',
    at: DateTime.fromISO(row.lastDay!, { zone }),
    isAllDay: true,
    title: row.title,
    context: `${row.$extras.reference} · ${row.$extras.matter_title}`,
    href: addressOf(subjectOfDeadline(row))!,
  }))
}

/** The last days of deadlines in a calendar. They are never moved there: they are computed. */
const lastDays: CalendarFeed['load'] = async (viewer, span) => {
  if (viewer.workspaceId === null || !viewer.may('expedientes:leer')) return []
  const query = MatterDeadline.seenBy(viewer)
    .whereBetween('matter_deadlines.last_day', [span.firstDay, span.lastDay])
    .whereNot('matter_deadlines.status', 'not_due')
    .join(...joinOn(Matter, 'matter_deadlines.matter_id'))
  if (span.personIds !== null) query.whereIn('matter_deadlines.responsible_id', span.personIds)
  if (span.matterId !== null) query.where('matter_deadlines.matter_id', span.matterId)
  if (span.courtId !== null) query.where('matters.court_id', span.courtId)
  const rows = await query
    .orderBy('matter_deadlines.last_day')
    .orderBy('matter_deadlines.id')
    .limit(span.limit)
    .select('matter_deadlines.id', 'matter_deadlines.matter_id', 'matter_deadlines.title', 'matter_deadlines.last_day')
    .select('matter_deadlines.open', 'matter_deadlines.responsible_id', 'matters.reference')
    .select('matters.title as matter_title', 'matters.court', 'matters.court_id')
  return rows.map((row) => {
    const { reference, matter_title: title, court, court_id: courtId } = row.$extras
    return {
      id: `deadline-${row.id}`,
      kind: 'deadline',
      title: row.title,
      when: { firstDay: row.lastDay!, lastDay: row.lastDay! },
      peopleIds: row.responsibleId === null ? [] : [row.responsibleId],
      matter: { id: row.matterId, reference, title },
      court: court === null ? null : { id: courtId === null ? null : Number(courtId), name: court },
      href: addressOf(subjectOfDeadline(row))!,
      move: { refused: 'docket.problem.not_dragged' },
      state: row.open ? ('open' as const) : ('done' as const),
    }
  })
}

export const dayParts = [
  partsOf(daySources, { key: 'docket', cacheable: true, load: deadlinesOf }),
  partsOf(calendarFeeds, { key: 'docket', kinds: ['deadline'], load: lastDays }),
]
