import { ListEditor } from '~/components/forms/list_editor'
import { useMessages } from '~/hooks/use_messages'
import { LIMITS } from './editor'

interface StagesEditorProps {
  stages: string[]
  onChange: (stages: string[]) => void
}

/** The stages of a kind of matter in their order. */
export function StagesEditor({ stages, onChange }: StagesEditorProps) {
  const t = useMessages()
  return (
    <fieldset className="grid max-w-160 gap-2">
      <legend className="text-md font-semibold">{t('matter_templates.field.stages')}</legend>
      <p className="text-sm text-fg-muted">{t('matter_templates.stages.lead')}</p>
      <ListEditor
        prefix="move-stage"
        items={stages}
        onChange={onChange}
        limit={LIMITS.stages}
        maxLength={LIMITS.stage}
        words={{
          item: (number) => t('matter_templates.stages.one', { number }),
          remove: (label) => t('matter_templates.fields.remove', { label }),
          next: t('matter_templates.stages.new'),
          add: t('matter_templates.stages.add'),
          duplicate: t('matter_templates.stages.duplicate'),
        }}
      />
    </fieldset>
  )
}
