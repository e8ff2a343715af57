import { ConfirmIdentityDialog } from '~/features/accounts/confirm_identity_dialog'
import { useMessages } from '~/hooks/use_messages'
import { partOf } from '~/features/matters/matter_calls'
import type { MatterFacts } from '~/features/matters/vocabulary'

/** Deleting a matter: what goes with it and for how long it can be brought back; then who it is. */
export default function TrashDialog({ matter, onClose }: { matter: MatterFacts; onClose: () => void }) {
  const t = useMessages()
  return (
    <ConfirmIdentityDialog
      open
      onClose={onClose}
      title={t('matters.trash.ask_title', { reference: matter.reference })}
      text={t('matters.trash.ask_text')}
      verb={t('matters.trash.verb')}
      tone="danger"
      method="post"
      action={partOf(matter.id, 'trashing')}
      visit={{ preserveScroll: false }}
    />
  )
}
