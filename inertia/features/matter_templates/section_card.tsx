import { Plus, Trash2 } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { cx } from '~/components/cx'
import { MoveHandle } from '~/components/forms/move_handle'
import { IconButton } from '~/components/actions/icon_button'
import { TextField } from '~/components/forms/inputs/text_field'
import type { TemplateField, TemplateSection } from '~/features/template_fields/types'
import { useMessages } from '~/hooks/use_messages'
import { LIMITS } from './editor'
import { FieldRow } from './field_row'
import { useMovable } from './use_movable'

interface SectionCardProps {
  section: TemplateSection
  /** Key of the field that is open. */
  opened: string | null
  errorAt: (part: string) => string | undefined
  onOpen: (key: string | null) => void
  onChange: (section: TemplateSection) => void
  onRemove: () => void
  onStep: (step: 1 | -1) => void
  onStepField: (key: string, step: 1 | -1) => void
  onAdd: () => void
}

/** A section of a template with its fields. */
export function SectionCard({ section, opened, errorAt, onOpen, onChange, onStepField, ...props }: SectionCardProps) {
  const t = useMessages()
  const { key, title, fields } = section
  const { drag, ref, look } = useMovable(`section:${key}`)
  const label = title.trim() || t('matter_templates.fields.untitled')
  const change = (field: TemplateField) =>
    onChange({ ...section, fields: fields.map((each) => (each.key === field.key ? field : each)) })

  return (
    <li ref={ref} className={cx('grid gap-2 rounded-lg border border-line bg-surface-subtle p-2.5', look)}>
      <div className="flex items-start gap-1">
        <MoveHandle id={`move-${key}`} label={label} drag={drag} onStep={props.onStep} />
        <TextField
          className="flex-1"
          label={t('matter_templates.sections.title')}
          hideLabel
          value={title}
          onChange={(text) => onChange({ ...section, title: text })}
          error={errorAt('title') ?? (title.length > LIMITS.label ? t('forms.characters_exceeded') : undefined)}
        />
        <IconButton
          icon={Trash2}
          label={t('matter_templates.sections.remove', { title: label })}
          onClick={props.onRemove}
        />
      </div>
      {fields.length === 0 && <p className="px-2 py-1 text-sm text-fg-muted">{t('matter_templates.sections.empty')}</p>}
      <ul className="grid gap-1.5">
        {fields.map((field, index) => (
          <FieldRow
            key={field.key}
            field={field}
            isOpen={opened === field.key}
            errorAt={(part) => errorAt(`fields.${index}.${part}`)}
            onOpen={(isOpen) => onOpen(isOpen ? field.key : null)}
            onChange={change}
            onRemove={() => onChange({ ...section, fields: fields.filter((each) => each.key !== field.key) })}
            onStep={(step) => onStepField(field.key, step)}
          />
        ))}
      </ul>
      <Button size="sm" variant="ghost" icon={Plus} className="justify-self-start" onClick={props.onAdd}>
        {t('matter_templates.fields.add')}
      </Button>
    </li>
  )
}
