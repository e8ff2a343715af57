import { Skeleton } from '~/components/feedback/skeleton'
import { TemplateSlots } from '~/features/matter_templates/slots'
import { useMessages } from '~/hooks/use_messages'
import { FormPreview, StageList } from './form_preview'
import type { TemplateForUse } from './types'

interface ChoicePreviewProps {
  template: { value: TemplateForUse | null; failed: boolean }
  looked: number | null
}

/** A template before it is chosen: what it is for, the stages, the very fields, what it opens. */
export function ChoicePreview({ template: { value, failed }, looked }: ChoicePreviewProps) {
  const t = useMessages()
  if (failed) return <p className="text-sm text-danger-fg">{t('template_fields.failed')}</p>
  if (looked === null) return <p className="py-10 text-center text-sm text-fg-muted">{t('template_fields.pick')}</p>
  if (!value) return <Skeleton className="h-40 w-full" />
  const { id, title, description, definition } = value
  return (
    <div
      key={id}
      className="grid max-h-full content-start gap-4 overflow-y-auto rounded-lg border border-line bg-surface p-4"
      tabIndex={0}
      role="region"
      aria-label={title}
    >
      <div>
        <h3 className="text-md font-semibold break-words text-fg">{title}</h3>
        {description && <p className="mt-0.5 text-sm text-fg-muted">{description}</p>}
      </div>
      <StageList stages={definition.stages} />
      <FormPreview definition={definition} />
      <TemplateSlots keys={Object.keys(definition.slots)} slots={definition.slots} readOnly />
    </div>
  )
}
