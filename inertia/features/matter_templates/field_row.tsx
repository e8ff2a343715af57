import { Pencil, Trash2 } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { cx } from '~/components/cx'
import { MoveHandle } from '~/components/forms/move_handle'
import { IconButton } from '~/components/actions/icon_button'
import type { TemplateField } from '~/features/template_fields/types'
import { useMessages } from '~/hooks/use_messages'
import { FieldEditor } from './field_editor'
import { useMovable } from './use_movable'

interface FieldRowProps {
  field: TemplateField
  isOpen: boolean
  errorAt: (part: string) => string | undefined
  onOpen: (isOpen: boolean) => void
  onChange: (field: TemplateField) => void
  onRemove: () => void
  onStep: (step: 1 | -1) => void
}

/** One field of a section: moved, opened, taken away. */
export function FieldRow({ field, isOpen, errorAt, onOpen, onChange, onRemove, onStep }: FieldRowProps) {
  const t = useMessages()
  const { drag, ref, look } = useMovable(`field:${field.key}`)
  const label = field.label.trim() || t('matter_templates.fields.untitled')
  const isWrong = ['label', 'options'].some((part) => errorAt(part))
  return (
    <li
      ref={ref}
      className={cx('rounded-md border bg-surface', isWrong && !isOpen ? 'border-danger-line' : 'border-line', look)}
    >
      <div className="flex items-center gap-1 py-1 pr-1 pl-1.5">
        <MoveHandle id={`move-${field.key}`} label={label} drag={drag} onStep={onStep} />
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
          className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 rounded-sm py-1 text-left max-md:min-h-control-lg"
        >
          <span className={cx('min-w-0 text-sm font-medium break-words', !field.label.trim() && 'text-fg-subtle')}>
            {label}
          </span>
          <span className="text-xs text-fg-subtle">{t(`matter_templates.type.${field.type}`)}</span>
          {field.required && <Badge tone="outline">{t('matter_templates.fields.required')}</Badge>}
        </button>
        <IconButton
          size="sm"
          icon={Pencil}
          label={t('matter_templates.fields.edit', { label })}
          onClick={() => onOpen(!isOpen)}
        />
        <IconButton size="sm" icon={Trash2} label={t('matter_templates.fields.remove', { label })} onClick={onRemove} />
      </div>
      {isOpen && <FieldEditor field={field} onChange={onChange} onDone={() => onOpen(false)} errorAt={errorAt} />}
    </li>
  )
}
