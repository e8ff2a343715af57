import { useState } from 'react'
import { FieldError } from '~/components/forms/field_error'
import { FormDialog } from '~/components/forms/form_dialog'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { Segmented } from '~/components/actions/segmented'
import { SelectBox } from '~/components/forms/choices/select_box'
import type { BoxOption } from '~/components/forms/choices/select_box'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

interface AddDialogProps {
  documentIds: number[]
  citation?: string
  /** What is selected in the text. */
  passage?: string
  open: boolean
  onClose: () => void
  onDone?: () => void
}

const loadCollections = optionsFrom('research.collections.options')

type To = 'existing' | 'new'

/** Asks for the collection, an existing one or a new one, and for what is to be said of the text there. */
export default function AddDialog({ documentIds, citation, passage = '', open, onClose, onDone }: AddDialogProps) {
  const t = useMessages()
  const [to, setTo] = useState<To>('existing')
  const isOne = documentIds.length === 1
  const form = useFields<{ collection: BoxOption | null; name: string; passage: string; note: string }>(
    { collection: null, name: '', passage, note: '' },
    {
      collection: { label: t('collections.to'), rules: to === 'existing' ? [required()] : [] },
      name: { label: t('collections.name'), rules: to === 'new' ? [required(), maxLength(200)] : [] },
      passage: { label: t('collections.passage'), rules: [maxLength(4_000)] },
      note: { label: t('collections.note'), rules: [maxLength(5_000)] },
    },
    { prefix: 'collect' }
  )
  form.transform(({ name, passage: quoted, note }) => ({
    documentIds,
    note,
    ...(isOne && { passage: quoted }),
    ...(to === 'new' && { name }),
  }))
  const action =
    to === 'new'
      ? route('research.collections.index')
      : route('research.collection_items.store', { id: form.data.collection?.value ?? '' })
  const problem = (form.errors as Record<string, string | undefined>).documentIds

  function done() {
    form.reset()
    onClose()
    onDone?.()
  }
  return (
    <FormDialog
      {...{ open, onClose, form, action }}
      method="post"
      visit={{ onSuccess: done }}
      size="md"
      title={t('collections.add_title')}
      verb={t('collections.add_verb')}
      pendingText={t('collections.adding')}
      draftName={`collect ${documentIds.join()}`}
      beside={{ values: { to }, restore: (values) => setTo(values.to as To) }}
    >
      <p className="line-clamp-3 font-serif text-snippet text-fg-muted">
        {isOne ? citation : t('collections.many', { count: documentIds.length })}
      </p>
      <Segmented
        label={t('collections.to')}
        value={to}
        onChange={(value) => setTo(value as To)}
        options={[
          { value: 'existing', label: t('collections.to_existing') },
          { value: 'new', label: t('collections.to_new') },
        ]}
      />
      {to === 'existing' ? (
        <SelectBox {...form.field('collection')} load={loadCollections} placeholder={t('collections.pick')} />
      ) : (
        <TextField {...form.field('name')} autoFocus />
      )}
      {problem && <FieldError>{problem}</FieldError>}
      {isOne && passage && (
        <TextArea {...form.field('passage')} optional rows={3} help={t('collections.passage_help')} />
      )}
      <TextArea {...form.field('note')} optional rows={3} />
    </FormDialog>
  )
}
