import { RemoveDialog } from '~/components/overlays/remove_dialog'
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
  const words = {
    title: t('matters.party.remove_title', { name }),
    verb: t('matters.party.remove', { name }),
    pending: t('matters.party.removing'),
    text: t('matters.party.remove_text'),
  }
  return (
    <RemoveDialog
      href={route('law_firm.matter_parties.destroy', { dossierId: matterId, id })}
      words={words}
      onClose={onClose}
    />
  )
}
