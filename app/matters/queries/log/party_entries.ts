import type { TimelineEntry } from '#app/core/contributions/registries'
import { loadAuditEntries } from './audit_entries.js'

/** Who was written down as a party, corrected and taken off. */
export const loadPartyEntries: TimelineEntry['load'] = (subject, page) =>
  loadAuditEntries(subject, page, {
    sentences: {
      'party.added': 'matters.timeline.party_added',
      'party.edited': 'matters.timeline.party_edited',
      'party.removed': 'matters.timeline.party_removed',
    },
    values: ({ before, after }) => ({ name: String(after?.name ?? before?.name ?? '') }),
  })
