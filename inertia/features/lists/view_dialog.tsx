import { FormDialog } from '~/components/forms/form_dialog'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { Switch } from '~/components/forms/choices/switch'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { ListViews, SavedView } from './types'

interface ViewDialogProps extends ListViews {
  edited: SavedView | 'new'
  onClose: () => void
}

/** Name of a view and whether the firm shares it; a new one takes the filters, order and columns of now. */
export function ViewDialog({ list, query, edited, onClose }: ViewDialogProps) {
  const t = useMessages()
  const view = edited === 'new' ? null : edited
  const form = useFields(
    { name: view?.name ?? '', shared: view?.shared ?? false },
    { name: { label: t('lists.view_name'), rules: [required(), maxLength(60)] }, shared: { label: t('lists.shared') } },
    { prefix: 'view' }
  )
  form.transform((fields) => (view ? { ...fields, filters: view.query } : { ...fields, list, filters: query }))

  return (
    <FormDialog
      {...{ onClose, form }}
      method={view ? 'put' : 'post'}
      action={view ? route('law_firm.saved_views.update', { id: view.id }) : route('law_firm.saved_views.store')}
      visit={{ preserveState: 'errors' }}
      title={t(view ? 'lists.edit_title' : 'lists.save_title')}
    >
      {!view && <p>{t('lists.save_lead')}</p>}
      <TextField {...form.field('name')} autoComplete="off" autoFocus />
      <Switch {...form.check('shared')} label={t('lists.shared')} help={t('lists.shared_help')} />
    </FormDialog>
  )
}
