import { router } from '@inertiajs/react'
import { Pencil, Trash2, UserPlus, X } from 'lucide-react'
import { Avatar } from '~/components/display/avatar'
import { Button } from '~/components/actions/button'
import { IconButton } from '~/components/actions/icon_button'
import { OverflowMenu } from '~/components/actions/overflow_menu'
import { Panel } from '~/components/layout/panel'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { type GroupFacts } from './types'

/** What can be asked for a group; each opens its dialog. */
export type GroupAsk = 'edit' | 'add' | 'delete'

interface GroupPanelProps {
  group: GroupFacts
  canEdit: boolean
  onOpen: (what: GroupAsk, group: GroupFacts) => void
}

/** A group and its people. */
export function GroupPanel({ group, canEdit, onOpen }: GroupPanelProps) {
  const t = useMessages()
  const { name, description, members } = group
  const actions = canEdit && (
    <>
      <Button size="sm" icon={UserPlus} onClick={() => onOpen('add', group)}>
        {t('members.groups.add')}
      </Button>
      <OverflowMenu
        label={t('members.groups.actions', { name })}
        items={[
          { label: t('members.groups.edit'), icon: Pencil, onSelect: () => onOpen('edit', group) },
          { label: t('members.groups.delete'), icon: Trash2, tone: 'danger', onSelect: () => onOpen('delete', group) },
        ]}
      />
    </>
  )
  return (
    <Panel title={name} end={actions} className="max-w-200">
      <p className="-mt-1 text-sm text-fg-muted">
        {[description, t('members.groups.count', { count: members.length })].filter(Boolean).join(' · ')}
      </p>
      {members.length > 0 && (
        <ul className="mt-3 grid gap-x-4 gap-y-1 sm:grid-cols-2">
          {members.map((member) => (
            <li key={member.id} className="flex min-h-8 min-w-0 items-center gap-2">
              <Avatar name={member.name} id={member.userId} picture={member.picture} decorative />
              <span className="min-w-0 flex-1 truncate" title={member.email}>
                {member.name}
              </span>
              {canEdit && (
                <IconButton
                  size="sm"
                  icon={X}
                  label={t('members.groups.remove_person', { name: member.name, group: name })}
                  onClick={() =>
                    router.delete(route('law_firm.group_members.destroy', { id: group.id, memberId: member.id }), {
                      preserveScroll: true,
                      preserveState: true,
                    })
                  }
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
