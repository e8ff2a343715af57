import { usePage } from '@inertiajs/react'
import { VisitDialog } from '~/components/overlays/visit_dialog'
import { useMessages } from '~/hooks/use_messages'
import type { SharedProps } from '~/types'
import { partOf } from '~/features/matters/matter_calls'
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
  const names = [...new Set([...team.filter(({ works }) => works).map(({ name }) => name), me.name])]

  return (
    <VisitDialog
      open
      onClose={onClose}
      method="post"
      href={partOf(matter.id, 'privacy')}
      title={t('matters.make_private.ask_title', { reference: matter.reference })}
      verb={t('matters.action.make_private')}
      pendingText={t('matters.make_private.pending')}
    >
      <p>{t('matters.make_private.ask_text', { names: names.join(', ') })}</p>
    </VisitDialog>
  )
}
