import { PARTY_SIDES } from '@generated/fields'
import { Plus, UsersRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { OPENED, lazily } from '~/components/feedback/lazily'
import { Button } from '~/components/actions/button'
import { EmptyState } from '~/components/feedback/empty_state'
import type { MatterTabProps } from '~/features/matters/matter_parts'
import { RemoveDialog } from '~/components/overlays/remove_dialog'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { PartyCard } from './party_card'
import type { Party } from './types'

const PartyDrawer = lazily(() => import('./party_drawer'), OPENED)

/** Who takes part in the matter, by side, each with their lawyers. */
export default function PartiesTab({ matter, content: { parties, mayEdit } }: MatterTabProps<'parties'>) {
  const t = useMessages()
  const [edited, setEdited] = useState<Party | 'new' | null>(null)
  const [removed, setRemoved] = useState<Party | null>(null)
  const add = mayEdit && (
    <Button icon={Plus} variant={parties.length === 0 ? 'primary' : 'secondary'} onClick={() => setEdited('new')}>
      {t('matters.party.add')}
    </Button>
  )
  const sides = PARTY_SIDES.filter((side) => parties.some((party) => party.side === side))

  return (
    <>
      {parties.length === 0 ? (
        <EmptyState
          icon={UsersRound}
          level={3}
          title={t('matters.party.empty')}
          text={t('matters.party.empty_text')}
          actions={add}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <div className="flex justify-end">{add}</div>
          {sides.map((side) => (
            <section key={side}>
              <h3 className="mb-2 text-sm font-semibold">{t(`matters.party.side.${side}`)}</h3>
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
                {parties
                  .filter((party) => party.side === side)
                  .map((party) => (
                    <PartyCard
                      key={party.id}
                      party={party}
                      onEdit={mayEdit ? () => setEdited(party) : undefined}
                      onRemove={mayEdit ? () => setRemoved(party) : undefined}
                    />
                  ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      <Suspense fallback={null}>
        {edited && (
          <PartyDrawer matterId={matter.id} party={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        )}
      </Suspense>
      {removed && (
        <RemoveDialog
          href={route('law_firm.matter_parties.destroy', { dossierId: matter.id, id: removed.id })}
          title={t('matters.party.remove_title', { name: removed.name })}
          verb={t('matters.party.remove', { name: removed.name })}
          pendingText={t('matters.party.removing')}
          onClose={() => setRemoved(null)}
        >
          {t('matters.party.remove_text')}
        </RemoveDialog>
      )}
    </>
  )
}
