import { Button } from '~/components/actions/button'
import { Dialog } from '~/components/overlays/dialog'
import { FormDialog } from '~/components/forms/form_dialog'
import { useFields } from '~/components/forms/use_fields'
import { MultiSelectBox } from '~/components/forms/choices/multi_select_box'
import type { BoxOption } from '~/components/forms/choices/select_box'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { type MemberLine } from './types'

interface GroupsDialogProps {
  member: MemberLine
  groups: { id: number; name: string }[]
  onClose: () => void
}

const option = ({ id, name }: { id: number; name: string }): BoxOption => ({ value: String(id), label: name })

/** Puts a member into groups and takes them out of others. */
export function GroupsDialog({ member, groups, onClose }: GroupsDialogProps) {
  const t = useMessages()
  const form = useFields<{ groupIds: BoxOption[] }>(
    { groupIds: member.groups.map(option) },
    { groupIds: { label: t('members.column.groups') } },
    { prefix: 'member' }
  )
  form.transform(({ groupIds }) => ({ groupIds: groupIds.map(({ value }) => Number(value)) }))
  const title = t('members.groups_of', { name: member.user.name })
  if (groups.length === 0)
    return (
      <Dialog open onClose={onClose} title={title} actions={<Button onClick={onClose}>{t('common.cancel')}</Button>}>
        <p>{t('members.groups_empty')}</p>
      </Dialog>
    )

  return (
    <FormDialog
      {...{ onClose, form, title }}
      method="put"
      action={route('law_firm.member_groups.update', { id: member.id })}
    >
      <MultiSelectBox {...form.field('groupIds')} options={groups.map(option)} />
    </FormDialog>
  )
}
