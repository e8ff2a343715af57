import { DateTime } from 'luxon'
import { addressOf } from '#app/core/contributions/notice_subjects'
import { partsOf } from '#app/core/contributions/define_module'
import { calendarFeeds, daySources, type DaySource } from '#app/core/contributions/registries'
import { joinOn } from '#app/core/models/join_on'
import MatterDeadline from '#app/docket/models/matter_deadline'
import { lastDays, lastDaysShown, outlineOfLastDays } from '#app/docket/queries/calendar_events'
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

export const dayParts = [
  partsOf(daySources, { key: 'docket', cacheable: true, load: deadlinesOf }),
  partsOf(calendarFeeds, {
    key: 'docket',
    order: 10,
    kinds: ['deadline'],
    load: lastDays,
    outline: outlineOfLastDays,
    loadForClient: lastDaysShown,
  }),
]
