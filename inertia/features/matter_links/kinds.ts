import type { MessageId } from '~/i18n/messages'

/** How a matter stands to the other one, and how the other one stands to it. */
export const LINKS = {
  joined: 'matters.link.joined',
  derived: 'matters.link.derived',
  incident: 'matters.link.incident',
  amparo: 'matters.link.amparo',
  appeal: 'matters.link.appeal',
  related: 'matters.link.related',
  joined_of: 'matters.link.joined_of',
  derived_of: 'matters.link.derived_of',
  incident_of: 'matters.link.incident_of',
  amparo_of: 'matters.link.amparo_of',
  appeal_of: 'matters.link.appeal_of',
  related_of: 'matters.link.related_of',
} satisfies Record<string, MessageId>

export type Kind = keyof typeof LINKS

/** Those that a person says; the rest is the same seen from the other side. */
export const SAID: Kind[] = ['joined', 'derived', 'incident', 'amparo', 'appeal', 'related']
