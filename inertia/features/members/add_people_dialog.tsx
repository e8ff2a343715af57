import { FormDialog } from '~/components/forms/form_dialog'
import { useFields } from '~/components/forms/use_fields'
import { required } from '~/components/forms/validators'
import { MultiSelectBox } from '~/components/forms/choices/multi_select_box'
import type { BoxOption } from '~/components/forms/choices/select_box'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { type GroupFacts } from './types'

interface AddPeopleDialogProps {
  group: GroupFacts
  people: { id: number; name: string }[]
  onClose: () => void
}

/** Puts people of the firm into a group; those who are in it are not offered. */
export function AddPeopleDialog({ group, people, onClose }: AddPeopleDialogProps) {
  const t = useMessages()
  const form = useFields<{ memberIds: BoxOption[] }>(
    { memberIds: [] },
    { memberIds: { label: t('members.groups.people'), rules: [required()] } },
    { prefix: 'people' }
  )
  form.transform(({ memberIds }) => ({ memberIds: memberIds.map(({ value }) => Number(value)) }))
  const inside = new Set(group.members.map(({ id }) => id))
  const options = people.filter(({ id }) => !inside.has(id)).map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <FormDialog
      {...{ onClose, form }}
      method="post"
      action={route('law_firm.group_members.store', { id: group.id })}
      title={t('members.groups.add_title', { name: group.name })}
      verb={t('common.add')}
      pendingText={t('common.adding')}
    >
      <MultiSelectBox {...form.field('memberIds')} options={options} />
    </FormDialog>
  )
}
