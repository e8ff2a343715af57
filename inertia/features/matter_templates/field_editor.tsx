import { Button } from '~/components/actions/button'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { SelectField } from '~/components/forms/choices/select_field'
import { TextField } from '~/components/forms/inputs/text_field'
import type { TemplateField } from '~/features/template_fields/types'
import { useMessages } from '~/hooks/use_messages'
import { FIELD_TYPES, hasOptions, LIMITS } from './editor'
import { OptionsEditor } from './options_editor'

interface FieldEditorProps {
  field: TemplateField
  onChange: (field: TemplateField) => void
  onDone: () => void
  errorAt: (part: string) => string | undefined
}

const WITHOUT_PLACEHOLDER = ['yes_no', 'choices', 'date']

/** One field of a template, open to be edited. */
export function FieldEditor({ field, onChange, onDone, errorAt }: FieldEditorProps) {
  const t = useMessages()
  const { key, label, type, required, options } = field
  const set = (part: Partial<TemplateField>) => onChange({ ...field, ...part })
  return (
    <div className="grid gap-3 border-t border-line-subtle p-3">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField
          id={`label-${key}`}
          label={t('matter_templates.fields.label')}
          value={label}
          onChange={(text) => set({ label: text })}
          error={errorAt('label')}
          maxLength={LIMITS.label}
          required
          autoFocus
          autoComplete="off"
        />
        <SelectField
          label={t('matter_templates.fields.type')}
          value={type}
          onChange={(next) => set({ type: next })}
          options={FIELD_TYPES.map((each) => ({ value: each, label: t(`matter_templates.type.${each}`) }))}
        />
      </div>
      {hasOptions(type) && (
        <OptionsEditor
          fieldKey={key}
          options={options}
          error={errorAt('options')}
          onChange={(next) => set({ options: next })}
        />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {!WITHOUT_PLACEHOLDER.includes(type) && <HintField name="placeholder" {...{ field, set, errorAt }} />}
        <HintField name="help" {...{ field, set, errorAt }} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox
          label={t('matter_templates.fields.required')}
          checked={required}
          onChange={(on) => set({ required: on })}
        />
        <Button size="sm" onClick={onDone}>
          {t('matter_templates.fields.done')}
        </Button>
      </div>
    </div>
  )
}

interface HintFieldProps extends Pick<FieldEditorProps, 'field' | 'errorAt'> {
  name: 'placeholder' | 'help'
  set: (part: Partial<TemplateField>) => void
}

/** What helps those who fill the field in. */
function HintField({ name, field, set, errorAt }: HintFieldProps) {
  const t = useMessages()
  return (
    <TextField
      label={t(`matter_templates.fields.${name}`)}
      optional
      value={field[name] ?? ''}
      onChange={(text) => set({ [name]: text || null })}
      error={errorAt(name)}
      maxLength={LIMITS[name]}
    />
  )
}
