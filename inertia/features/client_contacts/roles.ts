import type { ClientPanelContents } from '@generated/parts'
import type { MessageId } from '~/i18n/messages'

/** What somebody is for a client, with its name. */
export const CONTACT_ROLES = {
  legal_representative: 'clients.contact.role.legal_representative',
  contact: 'clients.contact.role.contact',
  accountant: 'clients.contact.role.accountant',
  other: 'clients.contact.role.other',
} satisfies Record<string, MessageId>

export type ContactRole = keyof typeof CONTACT_ROLES

export type Contact = ClientPanelContents['client_contacts']['contacts'][number]
