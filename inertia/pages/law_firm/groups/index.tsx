import { Plus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { RemoveDialog } from '~/components/overlays/remove_dialog'
import { EmptyState } from '~/components/feedback/empty_state'
import { AddPeopleDialog } from '~/features/members/add_people_dialog'
import { GroupDialog } from '~/features/members/group_dialog'
import { GroupPanel, type GroupAsk } from '~/features/members/group_panel'
import { type GroupFacts } from '~/features/members/types'
import { SettingsFrame } from '~/features/settings/settings_frame'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

interface GroupsProps {
  groups: GroupFacts[]
  people: { id: number; name: string }[]
  can: { edit: boolean }
}

export default function Groups({ groups, people, can }: GroupsProps) {
  const t = useMessages()
  const [opened, setOpened] = useState<{ what: GroupAsk | 'new'; group?: GroupFacts } | null>(null)
  const close = () => setOpened(null)
  const create = can.edit && (
    <Button variant="primary" icon={Plus} onClick={() => setOpened({ what: 'new' })}>
      {t('members.groups.new')}
    </Button>
  )

  return (
    <SettingsFrame
      area="firm"
      title={t('members.groups.title')}
      lead={t('members.groups.lead')}
      actions={groups.length > 0 && create}
    >
      {groups.length === 0 && (
        <EmptyState
          icon={UsersRound}
          title={t('members.groups.empty_title')}
          text={t('members.groups.empty_text')}
          actions={create}
        />
      )}
      {groups.map((group) => (
        <GroupPanel
          key={group.id}
          group={group}
          canEdit={can.edit}
          onOpen={(what, of) => setOpened({ what, group: of })}
        />
      ))}
      {opened?.what === 'new' && <GroupDialog onClose={close} />}
      {opened?.what === 'edit' && <GroupDialog group={opened.group} onClose={close} />}
      {opened?.what === 'add' && <AddPeopleDialog group={opened.group!} people={people} onClose={close} />}
      {opened?.what === 'delete' && (
        <RemoveDialog
          href={route('law_firm.groups.destroy', { id: opened.group!.id })}
          title={t('members.groups.delete_title', { name: opened.group!.name })}
          verb={t('members.groups.delete')}
          onClose={close}
        >
          {t('members.groups.delete_text')}
        </RemoveDialog>
      )}
    </SettingsFrame>
  )
}
