import type { TimelineEntry } from '#app/core/contributions/registries'
import { loadDeeds } from '#app/matters/queries/deeds'

const TOLD = [
  'update_posted',
  'update_shown',
  'update_hidden',
  'message_sent',
  'request_asked',
  'request_received',
  'request_accepted',
  'request_again',
  'request_withdrawn',
  'link_sent',
  'link_opened',
  'links_revoked',
  'whatsapp_prepared',
]

/** The sentence of each deed of the log. */
const SENTENCES = Object.fromEntries(TOLD.map((deed) => [`portal.${deed}`, `portal_firm.timeline.${deed}`]))

/** What a firm and its clients told each other, and how clients came in. */
export const portalDeeds: TimelineEntry['load'] = (subject, page) =>
  loadDeeds(subject, page, {
    sentences: SENTENCES,
    values: ({ after }) => {
      const { title, name, to } = (after ?? {}) as Record<string, unknown>
      return { what: String(title ?? name ?? to ?? '') }
    },
  })
