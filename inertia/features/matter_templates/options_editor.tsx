import { FieldError } from '~/components/forms/field_error'
import { ListEditor } from '~/components/forms/list_editor'
import { useMessages } from '~/hooks/use_messages'
import { LIMITS } from './editor'

interface OptionsEditorProps {
  fieldKey: string
  options: string[]
  error?: string
  onChange: (options: string[]) => void
}

/** The options of a choice. */
export function OptionsEditor({ fieldKey, options, error, onChange }: OptionsEditorProps) {
  const t = useMessages()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-medium">{t('matter_templates.fields.options')}</legend>
      <ListEditor
        prefix={`move-${fieldKey}`}
        items={options}
        onChange={onChange}
        limit={LIMITS.options}
        words={{
          item: (number) => t('matter_templates.fields.option', { number }),
          remove: (option) => t('matter_templates.fields.remove_option', { option }),
          next: t('matter_templates.fields.new_option'),
          add: t('matter_templates.fields.add_option'),
          duplicate: t('matter_templates.fields.duplicate'),
        }}
      />
      {error && options.length === 0 && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
