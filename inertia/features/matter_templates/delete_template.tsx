import { router } from '@inertiajs/react'
import { useState } from 'react'
import { ConfirmDialog } from '~/components/overlays/confirm_dialog'
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
  const [busy, setBusy] = useState(false)
  const { id, title } = template

  function remove() {
    setBusy(true)
    router.delete(route(`${area}.matter_templates.destroy`, { id }), { preserveScroll: true, onFinish: onClose })
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('matter_templates.delete.title', { title })}
      verb={t('matter_templates.delete.verb')}
      pendingText={t('common.deleting')}
      tone="danger"
      busy={busy}
      onConfirm={remove}
    >
      <p>{t('matter_templates.delete.text')}</p>
    </ConfirmDialog>
  )
}
