import { RemoveDialog } from '~/components/overlays/remove_dialog'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { Contact } from './roles'

interface RemoveContactProps {
  clientId: number
  contact: Contact
  onClose: () => void
}

/** Before a person is taken off a client. */
export function RemoveContact({ clientId, contact: { id, name }, onClose }: RemoveContactProps) {
  const t = useMessages()
  const words = {
    title: t('clients.contact.remove_title', { name }),
    verb: t('clients.contact.remove', { name }),
    pending: t('clients.contact.removing'),
    text: t('clients.contact.remove_text'),
  }
  return (
    <RemoveDialog
      href={route('law_firm.client_contacts.destroy', { id: clientId, contactId: id })}
      words={words}
      onClose={onClose}
    />
  )
}
