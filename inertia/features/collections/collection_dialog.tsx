import { FieldError } from '~/components/forms/field_error'
import { FormDialog } from '~/components/forms/form_dialog'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import type { CollectionLine } from '~/features/collections/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

interface CollectionDialogProps {
  /** Left out for a new one. */
  collection?: CollectionLine
  open: boolean
  onClose: () => void
}

/** The name and the description of a collection. */
export default function CollectionDialog({ collection, open, onClose }: CollectionDialogProps) {
  const t = useMessages()
  const form = useFields<{ name: string; description: string }>(
    { name: collection?.name ?? '', description: collection?.description ?? '' },
    {
      name: { label: t('collections.name'), rules: [required(), maxLength(200)] },
      description: { label: t('collections.description'), rules: [maxLength(2_000)] },
    },
    { prefix: 'collection' }
  )
  form.transform((data) => ({ ...data, ...(collection && { version: collection.version }) }))
  const action = collection
    ? route('research.collections.show', { id: collection.id })
    : route('research.collections.index')
  const stale = (form.errors as Record<string, string | undefined>).version

  return (
    <FormDialog
      {...{ open, onClose, form, action }}
      method={collection ? 'put' : 'post'}
      visit={{ preserveState: Boolean(collection) }}
      size="md"
      title={t(collection ? 'collections.edit' : 'collections.new')}
      verb={collection ? undefined : t('collections.create')}
      pendingText={t(collection ? 'collections.saving' : 'collections.creating')}
    >
      <TextField {...form.field('name')} autoFocus />
      <TextArea {...form.field('description')} optional rows={3} />
      {stale && <FieldError>{stale}</FieldError>}
    </FormDialog>
  )
}
