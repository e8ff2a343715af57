import {
  Archive,
  ArchiveRestore,
  CirclePause,
  CirclePlay,
  Ellipsis,
  Eye,
  EyeOff,
  Flag,
  Lock,
  LockOpen,
  Milestone,
  QrCode,
  Trash2,
  Unlink,
  Users,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import { OPENED, lazily } from '~/components/feedback/lazily'
import { Menu, type MenuItemSpec } from '~/components/actions/menu'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { call, partOf } from '~/features/matters/matter_calls'
import type { TeamMember } from './team_drawer'
import type { MatterFacts } from '~/features/matters/vocabulary'

const StageDialog = lazily(() => import('./stage_dialog'), OPENED)
const TeamDrawer = lazily(() => import('./team_drawer'), OPENED)
const PrivateDialog = lazily(() => import('./private_dialog'), OPENED)
const TrashDialog = lazily(() => import('./trash_dialog'), OPENED)
const RevokeDialog = lazily(() => import('./revoke_dialog'), OPENED)

type Dialog = 'stage' | 'team' | 'private' | 'trash' | 'revoke'

interface MatterActionsProps {
  matter: MatterFacts
  team: TeamMember[]
  /** What else stands in the menu, on top. */
  first: MenuItemSpec[]
}

/** What can be done with a matter beside editing its fields. */
export function MatterActions({ matter, team, first }: MatterActionsProps) {
  const t = useMessages()
  const [open, setOpen] = useState<Dialog | null>(null)
  const items = [...first, ...useItems(matter, setOpen)]
  const close = () => setOpen(null)
  if (items.length === 0) return null
  return (
    <>
      <Menu align="end" trigger={{ label: t('matters.overview.more'), icon: Ellipsis, iconOnly: true }} items={items} />
      <Suspense fallback={null}>
        {open === 'stage' && <StageDialog matter={matter} onClose={close} />}
        {open === 'team' && <TeamDrawer matter={matter} team={team} onClose={close} />}
        {open === 'private' && <PrivateDialog matter={matter} team={team} onClose={close} />}
        {open === 'trash' && <TrashDialog matter={matter} onClose={close} />}
        {open === 'revoke' && <RevokeDialog matter={matter} onClose={close} />}
      </Suspense>
    </>
  )
}

function useItems(
  { id, status, archived, private: isPrivate, readOnly, can }: MatterFacts,
  open: (dialog: Dialog) => void
) {
  const t = useMessages()
  const to = (method: 'post' | 'delete', part: string) => () => call(method, partOf(id, part))
  const items: (MenuItemSpec | 'separator')[] = []
  if (can.edit) {
    items.push(
      status === 'concluded'
        ? { label: t('matters.action.reopen'), icon: CirclePlay, onSelect: to('delete', 'conclusion') }
        : { label: t('matters.action.conclude'), icon: Flag, onSelect: to('post', 'conclusion') },
      status === 'suspended'
        ? { label: t('matters.action.resume'), icon: CirclePlay, onSelect: to('delete', 'suspension') }
        : { label: t('matters.action.suspend'), icon: CirclePause, onSelect: to('post', 'suspension') },
      { label: t('matters.action.change_stage'), icon: Milestone, onSelect: () => open('stage') },
      { label: t('matters.action.team'), icon: Users, onSelect: () => open('team') },
      isPrivate
        ? { label: t('matters.action.make_public'), icon: Eye, onSelect: to('delete', 'privacy') }
        : { label: t('matters.action.make_private'), icon: EyeOff, onSelect: () => open('private') }
    )
  }
  if (can.administer) {
    const labels = () =>
      call('post', route('law_firm.matter_labels.store'), { data: { ids: [id], audiences: ['team', 'client'] } })
    items.push(
      readOnly
        ? { label: t('matters.read_only.lift'), icon: LockOpen, onSelect: to('delete', 'read-only') }
        : { label: t('matters.action.make_read_only'), icon: Lock, onSelect: to('post', 'read-only') },
      'separator',
      { label: t('matters.action.labels'), icon: QrCode, onSelect: labels },
      { label: t('matters.action.revoke_labels'), icon: Unlink, onSelect: () => open('revoke') }
    )
  }
  if (can.archive || can.delete) items.push('separator')
  if (can.archive)
    items.push({
      label: t(archived ? 'matters.overview.unarchive' : 'matters.overview.archive'),
      icon: archived ? ArchiveRestore : Archive,
      onSelect: to(archived ? 'delete' : 'post', 'archival'),
    })
  if (can.delete)
    items.push({ label: t('matters.action.trash'), icon: Trash2, tone: 'danger', onSelect: () => open('trash') })
  return items[0] === 'separator' ? items.slice(1) : items
}
