import type { MessageId } from '~/i18n/messages'

export type RoleName = {
  key: string | null
  name: string
}

const BUILT_IN: Record<string, MessageId> = {
  admin: 'invitation_link.role.admin',
  lawyer: 'invitation_link.role.lawyer',
  intern: 'invitation_link.role.intern',
  reader: 'invitation_link.role.reader',
}

/** The name of a role in the reader's language; roles that the firm made keep the name that it gave them. */
export function roleName(t: (id: MessageId) => string, { key, name }: RoleName): string {
  const known = key === null ? undefined : BUILT_IN[key]
  return known ? t(known) : name
}
