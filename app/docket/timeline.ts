import { partsOf } from '#app/core/contributions/define_module'
import type AuditEntry from '#app/core/audit/models/audit_entry'
import { timelineEntries } from '#app/core/contributions/registries'
import { loadAuditEntries } from '#app/matters/queries/log/audit_entries'

const SENTENCES = {
  'deadline_trigger.recorded': 'docket.timeline.trigger',
  'deadline.proposed': 'docket.timeline.proposed',
  'deadline.confirmed': 'docket.timeline.confirmed',
  'deadline.signed': 'docket.timeline.signed',
  'deadline_trigger.edited': 'docket.timeline.trigger_edited',
  'deadline.recomputed': 'docket.timeline.recomputed',
  'deadline.edited': 'docket.timeline.edited',
  'deadline.met': 'docket.timeline.met',
  'deadline.missed': 'docket.timeline.missed',
  'deadline.dismissed': 'docket.timeline.dismissed',
  'deadline.reopened': 'docket.timeline.reopened',
  'clock_act.recorded': 'docket.timeline.clock_act',
  'clock_act.removed': 'docket.timeline.clock_act_removed',
}

const titleOf = ({ before, after }: AuditEntry) => ({ title: String(after?.title ?? before?.title ?? '') })

/** What was done with the deadlines of a matter, in its timeline. */
export const timelineParts = [
  partsOf(timelineEntries, {
    key: 'docket',
    groups: ['deadlines'],
    load: (subject, page) => loadAuditEntries(subject, page, { sentences: SENTENCES, values: titleOf }),
  }),
]
