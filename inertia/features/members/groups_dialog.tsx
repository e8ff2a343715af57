import { Button } from '~/components/actions/button'
import { Dialog } from '~/components/overlays/dialog'
import { Form } from '~/components/forms/form'
import { useFields } from '~/components/forms/use_fields'
import { MultiSelectBox } from '~/components/forms/multi_select_box'
import type { BoxOption } from '~/components/forms/select_box'
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
  return (
    <Dialog open onClose={onClose} title={t('members.groups_of', { name: member.user.name })}>
      <Form
        form={form}
        method="put"
        action={route('law_firm.member_groups.update', { id: member.id })}
        visit={{ preserveState: true, onSuccess: onClose }}
      >
        {groups.length === 0 ? (
          <p className="text-fg-muted">{t('members.groups_empty')}</p>
        ) : (
          <MultiSelectBox {...form.field('groupIds')} options={groups.map(option)} />
        )}
        <div className="mt-2 flex justify-end gap-2 max-md:*:flex-1">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          {groups.length > 0 && (
            <Button type="submit" variant="primary" pending={form.processing} pendingText={t('common.saving')}>
              {t('common.save')}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  )
}
