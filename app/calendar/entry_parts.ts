import { route } from '#app/core/addresses'
import { partsOf } from '#app/core/contributions/define_module'
import { noticeSubjects } from '#app/core/contributions/notice_subjects'
import {
  calendarFeeds,
  daySources,
  noticeKinds,
  timelineEntries,
  type NoticeKind,
} from '#app/core/contributions/registries'
import { rowForms } from '#app/core/contributions/row_forms'
import { loadAuditEntries } from '#app/matters/queries/log/audit_entries'
import { acceptEntry, ENTRY_COLUMNS } from '#app/calendar/entry_archive'
import { addressOfEntry, entriesOfDay, entryEvents } from '#app/calendar/queries/entry_events'
import { outlineOfEntries } from '#app/calendar/queries/entry_outline'

const TIMELINE = {
  'calendar_entry.added': 'entries.timeline.added',
  'calendar_entry.cancelled': 'entries.timeline.cancelled',
}

const told = (key: string, order: number): NoticeKind => ({ key, order, area: 'matters', channels: ['app', 'email'] })

/** What becomes of events: where they stand, where they are told, and how they come back from an archive. */
export const entryParts = [
  partsOf(calendarFeeds, { key: 'entries', order: 30, kinds: ['event'], load: entryEvents, outline: outlineOfEntries }),
  partsOf(daySources, { key: 'entries', cacheable: true, load: entriesOfDay }),
  partsOf(noticeSubjects, {
    key: 'calendar_entry',
    address: (id, { on }) => (on ? addressOfEntry(id, String(on)) : route('calendar.index')),
  }),
  partsOf(
    noticeKinds,
    told('entry_set', 29),
    told('entry_changed', 30),
    told('entry_cancelled', 31),
    told('entry_handed_over', 32)
  ),
  partsOf(timelineEntries, {
    key: 'entries',
    groups: ['activities'],
    load: (subject, page) =>
      loadAuditEntries(subject, page, {
        sentences: TIMELINE,
        values: ({ before, after }) => ({ title: String(after?.title ?? before?.title ?? '') }),
      }),
  }),
  partsOf(rowForms, { key: 'calendar_entries', parts: [{ columns: ENTRY_COLUMNS, validate: acceptEntry }] }),
]
