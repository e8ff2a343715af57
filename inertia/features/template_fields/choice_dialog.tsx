import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { cx } from '~/components/cx'
import { Dialog } from '~/components/overlays/dialog'
import { SearchField } from '~/components/forms/inputs/search_field'
import { useMessages } from '~/hooks/use_messages'
import { ChoiceList } from './choice_list'
import { ChoicePreview } from './choice_preview'
import type { TemplateForUse } from './types'
import { useTemplate, useTemplateLines } from './use_templates'

interface ChoiceDialogProps {
  open: boolean
  onClose: () => void
  onChoose: (template: TemplateForUse) => void
}

/** The templates at the left, the one that is looked at beside them; on a phone one after the other. */
export default function ChoiceDialog({ open, onClose, onChoose }: ChoiceDialogProps) {
  const t = useMessages()
  const [query, setQuery] = useState('')
  const [looked, setLooked] = useState<number | null>(null)
  const lines = useTemplateLines(query.trim())
  const template = useTemplate(looked)

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={t('template_fields.choose')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            disabledReason={template.value ? undefined : t('template_fields.pick')}
            onClick={() => template.value && onChoose(template.value)}
          >
            {t('template_fields.use')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 md:h-[60vh] md:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
        <div className={cx('flex min-h-0 flex-col gap-3', looked !== null && 'max-md:hidden')}>
          <SearchField label={t('template_fields.search')} value={query} onChange={setQuery} autoFocus />
          <ChoiceList lines={lines} query={query} looked={looked} onLook={setLooked} />
        </div>
        <div className={cx('min-h-0', looked === null && 'max-md:hidden')}>
          <Button
            size="sm"
            variant="ghost"
            icon={ChevronLeft}
            className="mb-2 md:hidden"
            onClick={() => setLooked(null)}
          >
            {t('template_fields.back')}
          </Button>
          <ChoicePreview template={template} looked={looked} />
        </div>
      </div>
    </Dialog>
  )
}
