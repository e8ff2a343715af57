import { FormDialog } from '~/components/forms/form_dialog'
import { RadioGroup } from '~/components/forms/choices/radio_group'
import { useFields } from '~/components/forms/use_fields'
import type { CollectionLine, Sharing } from '~/features/collections/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const SHARINGS: Sharing[] = ['private', 'read', 'edit']

interface ShareDialogProps {
  collection: CollectionLine
  open: boolean
  onClose: () => void
}

/** Who of the firm sees a collection. */
export default function ShareDialog({ collection, open, onClose }: ShareDialogProps) {
  const t = useMessages()
  const form = useFields(
    { sharing: collection.sharing },
    { sharing: { label: t('collections.sharing') } },
    { prefix: 'share' }
  )
  return (
    <FormDialog
      {...{ open, onClose, form }}
      method="put"
      action={route('research.collection_states.share', { id: collection.id })}
      size="md"
      title={t('collections.share_title', { name: collection.name })}
      pendingText={t('collections.saving')}
    >
      <RadioGroup
        {...form.field('sharing')}
        options={SHARINGS.map((value) => ({
          value,
          label: t(`collections.sharing.${value}`),
          description: t(`collections.sharing.${value}.text`),
        }))}
      />
    </FormDialog>
  )
}
