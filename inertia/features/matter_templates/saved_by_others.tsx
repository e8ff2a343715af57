import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Drawer } from '~/components/overlays/drawer'
import { Note } from '~/components/feedback/note'
import { FormPreview, StageList } from '~/features/template_fields/form_preview'
import type { TemplateForUse } from '~/features/template_fields/types'
import { useMessages } from '~/hooks/use_messages'

interface SavedByOthersProps {
  /** The template as it is kept by now. */
  saved: TemplateForUse
  onTake: () => void
}

/** Says that somebody else saved the template, shows what, and lets the person take it over. */
export function SavedByOthers({ saved, onTake }: SavedByOthersProps) {
  const t = useMessages()
  const [isShown, setShown] = useState(false)
  const { title, description, definition } = saved

  function take() {
    onTake()
    setShown(false)
  }

  return (
    <Note
      tone="warning"
      role="alert"
      title={t('matter_templates.stale_title')}
      end={
        <Button size="sm" onClick={() => setShown(true)}>
          {t('matter_templates.stale_see')}
        </Button>
      }
    >
      {t('matter_templates.stale_text')}
      <Drawer
        open={isShown}
        onClose={() => setShown(false)}
        title={title}
        actions={<Button onClick={take}>{t('matter_templates.stale_take')}</Button>}
      >
        <div className="grid gap-5">
          {description && <p className="text-sm text-fg-muted">{description}</p>}
          <StageList stages={definition.stages} />
          {isShown && <FormPreview definition={definition} />}
        </div>
      </Drawer>
    </Note>
  )
}
