import { Badge } from '~/components/display/badge'
import { useFields } from '~/components/forms/use_fields'
import { useMessages } from '~/hooks/use_messages'
import { fieldsOf, templateInitial, templatePlan } from './inputs'
import { TemplateFields } from './template_fields'
import type { TemplateDefinition, TemplateInput } from './types'

/** The form that a template makes, to be tried; nothing of it is sent. */
export function FormPreview({ definition }: { definition: TemplateDefinition }) {
  const t = useMessages()
  const form = useFields<TemplateInput>(templateInitial(definition), templatePlan(definition), { prefix: 'preview' })
  if (fieldsOf(definition).length === 0)
    return <p className="text-sm text-fg-muted">{t('matter_templates.preview_empty')}</p>
  return (
    <div className="grid gap-4">
      <TemplateFields form={form} definition={definition} />
    </div>
  )
}

/** The stages of a template in their order. */
export function StageList({ stages }: { stages: string[] }) {
  const t = useMessages()
  if (stages.length === 0) return null
  return (
    <section className="grid gap-1.5">
      <h3 className="text-sm font-medium">{t('template_fields.stages')}</h3>
      <ol className="flex flex-wrap gap-1.5">
        {stages.map((stage, index) => (
          <li key={stage}>
            <Badge tone="outline">{`${index + 1}. ${stage}`}</Badge>
          </li>
        ))}
      </ol>
    </section>
  )
}
