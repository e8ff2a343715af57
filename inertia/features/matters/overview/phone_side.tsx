import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '~/components/display/avatar'
import { cx } from '~/components/cx'
import { Drawer } from '~/components/overlays/drawer'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import { MatterSide } from './matter_side'
import type { TeamMember } from './team_drawer'
import type { MatterFacts } from '~/features/matters/vocabulary'

interface PhoneSideProps {
  matter: MatterFacts
  team: TeamMember[]
  tags: string[]
  isCompact: boolean
  onEdit: () => void
}

/** On a narrow screen the side opens as a panel from this row; on a phone it stands at the summary. */
export function PhoneSide({ matter, team, tags, isCompact, onEdit }: PhoneSideProps) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const { responsible, clientName } = matter

  function edit() {
    setOpen(false)
    onEdit()
  }

  return (
    <div className={cx('px-6 pb-2 max-md:px-4 desk:hidden', isCompact && 'max-md:hidden')}>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex w-full items-center gap-3 rounded-lg border border-line px-3 py-2.5 text-left hover:bg-surface-hover"
      >
        {responsible && <Avatar name={responsible.name} id={responsible.id} decorative />}
        <span className="min-w-0 flex-1">
          <span className="block text-sm font-medium">{t('matters.overview.data_and_responsible')}</span>
          <span className="block truncate text-sm text-fg-subtle">{clientName ?? t('matters.no_client')}</span>
        </span>
        <Icon of={ChevronRight} className="text-fg-subtle" />
      </button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={t('matters.overview.data_and_responsible')}>
        <MatterSide matter={matter} team={team} tags={tags} onEdit={edit} />
      </Drawer>
    </div>
  )
}
