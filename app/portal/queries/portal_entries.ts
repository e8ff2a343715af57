import type { TimelineEntry } from '#app/core/contributions/registries'
import { loadAuditEntries } from '#app/matters/queries/log/audit_entries'

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

/** The sentence of each audit entry. */
const SENTENCES = Object.fromEntries(TOLD.map((audited) => [`portal.${audited}`, `portal_firm.timeline.${audited}`]))

/** What a firm and its clients told each other, and how clients came in. */
export const portalEntries: TimelineEntry['load'] = (subject, page) =>
  loadAuditEntries(subject, page, {
    sentences: SENTENCES,
    values: ({ after }) => {
      const { title, name, to } = (after ?? {}) as Record<string, unknown>
      return { what: String(title ?? name ?? to ?? '') }
    },
  })
