import { FormDialog } from '~/components/forms/form_dialog'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { GROUPS, type GroupFacts } from './types'

/** Name and description of a group, a new one or one that is there. */
export function GroupDialog({ group, onClose }: { group?: GroupFacts; onClose: () => void }) {
  const t = useMessages()
  const form = useFields(
    { name: group?.name ?? '', description: group?.description ?? '' },
    {
      name: { label: t('members.groups.name'), rules: [required(), maxLength(60)] },
      description: { label: t('members.groups.description'), rules: [maxLength(250)] },
    },
    { prefix: 'group' }
  )
  return (
    <FormDialog
      {...{ onClose, form }}
      method={group ? 'put' : 'post'}
      action={group ? route('law_firm.groups.update', { id: group.id }) : GROUPS}
      title={t(group ? 'members.groups.edit' : 'members.groups.new')}
      verb={group ? undefined : t('common.create')}
    >
      <TextField {...form.field('name')} autoComplete="off" autoFocus />
      <TextField {...form.field('description')} autoComplete="off" optional />
    </FormDialog>
  )
}
