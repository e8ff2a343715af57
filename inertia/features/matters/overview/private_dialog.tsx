import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import { ConfirmDialog } from '~/components/overlays/confirm_dialog'
import { useMessages } from '~/hooks/use_messages'
import type { SharedProps } from '~/types'
import { call, partOf } from '~/features/matters/matter_calls'
import type { TeamMember } from './team_drawer'
import type { MatterFacts } from '~/features/matters/vocabulary'

/** Before a matter vanishes for the rest of the firm: who keeps seeing it. */
export default function PrivateDialog({
  matter,
  team,
  onClose,
}: {
  matter: MatterFacts
  team: TeamMember[]
  onClose: () => void
}) {
  const t = useMessages()
  const me = usePage<SharedProps>().props.identity!
  const [isBusy, setBusy] = useState(false)
  const names = [...new Set([...team.filter(({ works }) => works).map(({ name }) => name), me.name])]

  function hide() {
    setBusy(true)
    call('post', partOf(matter.id, 'privacy'), { onSuccess: onClose, onFinish: () => setBusy(false) })
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('matters.make_private.ask_title', { reference: matter.reference })}
      verb={t('matters.action.make_private')}
      pendingText={t('matters.make_private.pending')}
      busy={isBusy}
      onConfirm={hide}
    >
      <p>{t('matters.make_private.ask_text', { names: names.join(', ') })}</p>
    </ConfirmDialog>
  )
}
