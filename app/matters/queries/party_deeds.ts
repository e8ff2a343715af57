import type { TimelineEntry } from '#app/core/contributions/registries'
import { loadDeeds } from './deeds.js'

/** Who was written down as a party, corrected and taken off. */
export const loadPartyDeeds: TimelineEntry['load'] = (subject, page) =>
  loadDeeds(subject, page, {
    sentences: {
      'party.added': 'matters.timeline.party_added',
      'party.edited': 'matters.timeline.party_edited',
      'party.removed': 'matters.timeline.party_removed',
    },
    values: ({ before, after }) => ({ name: String(after?.name ?? before?.name ?? '') }),
  })
