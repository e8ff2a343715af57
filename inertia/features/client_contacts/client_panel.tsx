import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '~/components/actions/button'
import { OPENED, lazily } from '~/components/feedback/lazily'
import { Panel } from '~/components/layout/panel'
import type { ClientPanelProps } from '~/features/clients/client_parts'
import { RemoveDialog } from '~/components/overlays/remove_dialog'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { ContactLine } from './contact_line'
import type { Contact } from './types'

const ContactDrawer = lazily(() => import('./contact_drawer'), OPENED)

/** The people of a client: its legal representative and its contacts. */
export default function ContactsPanel({ client, content: { contacts, mayEdit } }: ClientPanelProps<'client_contacts'>) {
  const t = useMessages()
  const [edited, setEdited] = useState<Contact | 'new' | null>(null)
  const [removed, setRemoved] = useState<Contact | null>(null)
  const add = mayEdit && (
    <Button size="sm" icon={Plus} onClick={() => setEdited('new')}>
      {t('clients.contact.add')}
    </Button>
  )
  return (
    <Panel title={t('clients.contact.title')} end={add}>
      {contacts.length === 0 ? (
        <p className="text-sm text-fg-subtle">{t('clients.contact.none')}</p>
      ) : (
        <ul className="divide-y divide-line-subtle">
          {contacts.map((contact) => (
            <ContactLine
              key={contact.id}
              contact={contact}
              onEdit={mayEdit ? () => setEdited(contact) : undefined}
              onRemove={mayEdit ? () => setRemoved(contact) : undefined}
            />
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {edited && (
          <ContactDrawer
            clientId={client.id}
            contact={edited === 'new' ? null : edited}
            isFirst={contacts.length === 0}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
      {removed && (
        <RemoveDialog
          href={route('law_firm.client_contacts.destroy', { id: client.id, contactId: removed.id })}
          title={t('clients.contact.remove_title', { name: removed.name })}
          verb={t('clients.contact.remove', { name: removed.name })}
          pendingText={t('clients.contact.removing')}
          onClose={() => setRemoved(null)}
        >
          {t('clients.contact.remove_text')}
        </RemoveDialog>
      )}
    </Panel>
  )
}
