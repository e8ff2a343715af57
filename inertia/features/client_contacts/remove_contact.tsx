import { router } from '@inertiajs/react'
import { useState } from 'react'
import { ConfirmDialog } from '~/components/confirm_dialog'
import { clientAddress } from '~/features/clients/address'
import { useMessages } from '~/hooks/use_messages'
import type { Contact } from './roles'

interface RemoveContactProps {
  clientId: number
  contact: Contact
  onClose: () => void
}

/** Before a person is taken off a client. */
export function RemoveContact({ clientId, contact: { id, name }, onClose }: RemoveContactProps) {
  const t = useMessages()
  const [isBusy, setBusy] = useState(false)

  function remove() {
    setBusy(true)
    router.delete(`${clientAddress(clientId)}/contacts/${id}`, {
      preserveScroll: true,
      preserveState: true,
      onSuccess: onClose,
      onFinish: () => setBusy(false),
    })
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('clients.contact.remove_title', { name })}
      verb={t('clients.contact.remove', { name })}
      pendingText={t('clients.contact.removing')}
      tone="danger"
      busy={isBusy}
      onConfirm={remove}
    >
      <p>{t('clients.contact.remove_text')}</p>
    </ConfirmDialog>
  )
}
