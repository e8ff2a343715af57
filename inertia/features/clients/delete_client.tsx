import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Dialog } from '~/components/overlays/dialog'
import { ConfirmIdentityDialog } from '~/features/accounts/confirm_identity_dialog'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import type { ClientFacts, ReasonToKeep } from './types'

interface DeleteClientProps {
  client: ClientFacts
  reasons: ReasonToKeep[]
  onClose: () => void
}

/** Deleting a client: who acts shows who they are. When something holds the client, what it is. */
export function DeleteClient({ client, reasons, onClose }: DeleteClientProps) {
  const t = useMessages()
  const [held, setHeld] = useState<string>()
  const { id, name } = client
  const told = held ? [held] : reasons.map(({ key, count }) => t(`clients.holds.${key}` as MessageId, { count }))

  if (told.length > 0) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('clients.delete.held_title', { name })}
        actions={
          <Button variant="primary" onClick={onClose}>
            {t('common.close')}
          </Button>
        }
      >
        <ul className="list-disc pl-4">
          {told.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p>{t('clients.delete.held_text')}</p>
      </Dialog>
    )
  }
  return (
    <ConfirmIdentityDialog
      open
      onClose={onClose}
      title={t('clients.delete.title', { name })}
      text={t('clients.delete.text')}
      verb={t('clients.page.delete')}
      method="delete"
      action={route('law_firm.clients.destroy', { id })}
      visit={{ preserveScroll: false, onError: (errors) => setHeld(errors.client) }}
    />
  )
}
