import { router } from '@inertiajs/react'
import { useState } from 'react'
import { ConfirmDialog } from '~/components/confirm_dialog'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { Party } from './roles'

interface RemovePartyProps {
  matterId: number
  party: Party
  onClose: () => void
}

/** Before a party is taken off a matter. */
export function RemoveParty({ matterId, party: { id, name }, onClose }: RemovePartyProps) {
  const t = useMessages()
  const [isBusy, setBusy] = useState(false)

  function remove() {
    setBusy(true)
    router.delete(route('law_firm.matter_parties.destroy', { dossierId: matterId, id }), {
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
      title={t('matters.party.remove_title', { name })}
      verb={t('matters.party.remove', { name })}
      pendingText={t('matters.party.removing')}
      tone="danger"
      busy={isBusy}
      onConfirm={remove}
    >
      <p>{t('matters.party.remove_text')}</p>
    </ConfirmDialog>
  )
}
