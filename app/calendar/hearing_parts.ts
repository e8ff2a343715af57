import { DateTime } from 'luxon'
import { route } from '#app/core/addresses'
import { partsOf } from '#app/core/contributions/define_module'
import {
  calendarFeeds,
  daySources,
  nextSteps,
  noticeKinds,
  timelineEntries,
  type DaySource,
  type NoticeKind,
} from '#app/core/contributions/registries'
import { translateFor } from '#app/core/messages/catalogue'
import { joinOn } from '#app/core/models/join_on'
import { rowsBy } from '#app/core/tenancy/rows'
import Matter from '#app/matters/models/matter'
import { loadAuditEntries } from '#app/matters/queries/log/audit_entries'
import { matterTabs } from '#app/matters/matter_parts'
import { nextDates } from '#app/matters/next_dates'
import { portalHearings } from '#app/calendar/hearing_steps'
import Hearing from '#app/calendar/models/hearing'
import HearingPerson from '#app/calendar/models/hearing_person'
import { hearingEvents, hearingEventsOfClient, outlineOfHearings } from '#app/calendar/queries/hearing_events'
import { openHearings } from '#app/calendar/queries/hearings_of_matter'
import { hearingsTab } from '#app/calendar/queries/hearings_tab'

const TIMELINE = {
  'hearing.added': 'hearings.timeline.added',
  'hearing.held': 'hearings.timeline.held',
  'hearing.deferred': 'hearings.timeline.deferred',
  'hearing.cancelled': 'hearings.timeline.cancelled',
  'hearing.removed': 'hearings.timeline.removed',
}

const told = (key: string, order: number, toClients?: true): NoticeKind => ({
  key,
  order,
  area: toClients ? 'portal' : 'matters',
  channels: ['app', 'email'],
  toClients,
})

/** Hearings at which somebody has to be, and those that nobody said anything about since. */
const hearingsOfDay: DaySource['load'] = async (viewer, { until, zone, limit }) => {
  if (viewer.workspaceId === null || !viewer.may('expedientes:leer')) return []
  const firm = { id: viewer.workspaceId }
  const attending = HearingPerson.in(firm).where('user_id', viewer.userId).select('hearing_id')
  const hearings = await Hearing.in(firm)
    .where('hearings.status', 'scheduled')
    .where('hearings.day', '<=', until.setZone(zone).toISODate()!)
    .where((of) => void of.whereIn('hearings.id', attending).orWhere('hearings.substitute_id', viewer.userId))
    .whereExists(Matter.seenBy(viewer).whereColumn('matters.id', 'hearings.matter_id'))
    .join(...joinOn(Matter, 'hearings.matter_id'))
    .where('matters.archived', 0)
    .orderBy('hearings.day')
    .orderBy('hearings.time')
    .limit(limit)
    .select('hearings.*', 'matters.reference', 'matters.title as matter_title')
  return hearings
    .map(({ id, kind, day, time, matterId, $extras }) => ({
      id: `hearing-${id}`,
      kind: 'hearing',
      at: DateTime.fromISO(`${day}T${time}`, { zone }),
      isAllDay: false,
      title: translateFor(viewer, `hearings.kind.${kind}`),
      context: `${$extras.reference} · ${$extras.matter_title}`,
      href: route('law_firm.matters.show', { dossierId: matterId }, { tab: 'hearings', hearing: id }),
    }))
    .filter(({ at }) => at < until)
}

export const hearingParts = [
  portalHearings,
  partsOf(calendarFeeds, {
    key: 'hearings',
    order: 20,
    kinds: ['hearing'],
    load: hearingEvents,
    outline: outlineOfHearings,
    loadForClient: hearingEventsOfClient,
  }),
  partsOf(daySources, { key: 'hearings', cacheable: true, load: hearingsOfDay }),
  partsOf(matterTabs, {
    key: 'hearings',
    order: 15,
    count: openHearings,
    load: hearingsTab,
  }),
  partsOf(nextDates, {
    key: 'hearings',
    async next(trx, matterIds) {
      const rows = await rowsBy(trx, 'hearings', { matter_id: matterIds })
        .where('status', 'scheduled')
        .groupBy('matter_id')
        .select('matter_id')
        .min('day as day')
      return new Map(rows.map(({ matter_id: id, day }) => [Number(id), String(day)]))
    },
  }),
  partsOf(nextSteps, {
    key: 'hearings',
    steps(query, today) {
      query.from('hearings').whereColumn('hearings.matter_id', 'matters.id')
      query.where({ 'hearings.status': 'scheduled' }).where('hearings.day', '>=', today)
    },
  }),
  partsOf(timelineEntries, {
    key: 'hearings',
    groups: ['activities'],
    load: (subject, page) =>
      loadAuditEntries(subject, page, {
        sentences: TIMELINE,
        values: ({ before, after }) => ({ day: String(after?.day ?? before?.day ?? '') }),
      }),
  }),
  partsOf(
    noticeKinds,
    told('hearing_set', 26),
    told('hearing_changed', 27),
    told('hearing_cancelled', 28),
    told('client_hearing_set', 56, true),
    told('client_hearing_changed', 57, true),
    told('client_hearing_cancelled', 58, true)
  ),
]
