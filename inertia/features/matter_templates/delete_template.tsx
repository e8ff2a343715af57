import { RemoveDialog } from '~/components/overlays/remove_dialog'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { TemplateArea } from './address'

interface DeleteTemplateProps {
  area: TemplateArea
  template: { id: number; title: string }
  onClose: () => void
}

/** Says what goes, asks, deletes. */
export function DeleteTemplate({ area, template, onClose }: DeleteTemplateProps) {
  const t = useMessages()
  const { id, title } = template

  return (
    <RemoveDialog
      href={route(`${area}.matter_templates.destroy`, { id })}
      title={t('matter_templates.delete.title', { title })}
      verb={t('matter_templates.delete.verb')}
      onClose={onClose}
    >
      {t('matter_templates.delete.text')}
    </RemoveDialog>
  )
}
