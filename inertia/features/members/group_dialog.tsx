import { Dialog } from '~/components/overlays/dialog'
import { Form } from '~/components/forms/form'
import { FormButtons } from '~/components/forms/form_buttons'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { TextField } from '~/components/forms/text_field'
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
    <Dialog open onClose={onClose} title={t(group ? 'members.groups.edit' : 'members.groups.new')}>
      <Form
        form={form}
        method={group ? 'put' : 'post'}
        action={group ? route('law_firm.groups.update', { id: group.id }) : GROUPS}
        visit={{ preserveState: true, onSuccess: onClose }}
      >
        <TextField {...form.field('name')} autoComplete="off" autoFocus />
        <TextField {...form.field('description')} autoComplete="off" optional />
        <FormButtons pending={form.processing} onCancel={onClose} verb={t(group ? 'common.save' : 'common.create')} />
      </Form>
    </Dialog>
  )
}
