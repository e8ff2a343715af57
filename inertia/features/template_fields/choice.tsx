import { FileText, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { OPENED, lazily } from '~/components/feedback/lazily'
import { Button } from '~/components/actions/button'
import { Icon } from '~/components/display/icon'
import { IconButton } from '~/components/actions/icon_button'
import { useMessages } from '~/hooks/use_messages'
import type { TemplateForUse } from './types'

const ChoiceDialog = lazily(() => import('./choice_dialog'), OPENED)

interface TemplateChoiceProps {
  value: TemplateForUse | null
  onChoose: (template: TemplateForUse | null) => void
}

/** Which template a new matter is made with, and the way to choose one after looking at it. */
export function TemplateChoice({ value, onChoose }: TemplateChoiceProps) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const [isNeeded, setNeeded] = useState(false)

  function open() {
    setNeeded(true)
    setOpen(true)
  }

  return (
    <div
      role="group"
      aria-label={t('template_fields.label')}
      className="flex items-center gap-3 rounded-lg border border-line bg-surface-subtle px-3 py-2.5 max-md:flex-wrap"
    >
      <Icon of={FileText} className="flex-none text-fg-subtle" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium">{value?.title ?? t('template_fields.none')}</p>
        <p className="text-sm text-fg-muted">
          {value ? (value.description ?? t('matter_templates.no_description')) : t('template_fields.none_lead')}
        </p>
      </div>
      <div className="flex flex-none items-center gap-1 max-md:w-full">
        <Button size="sm" onClick={open} className="max-md:flex-1">
          {t(value ? 'template_fields.change' : 'template_fields.choose')}
        </Button>
        {value && <IconButton size="sm" icon={X} label={t('template_fields.remove')} onClick={() => onChoose(null)} />}
      </div>
      {isNeeded && (
        <Suspense fallback={null}>
          <ChoiceDialog
            open={isOpen}
            onClose={() => setOpen(false)}
            onChoose={(template) => {
              onChoose(template)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
