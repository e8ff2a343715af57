import { Button } from '~/components/button'
import { Dialog } from '~/components/dialog'
import { useMessages } from '~/hooks/use_messages'

interface ErrorPopupProps {
  open: boolean
  onClose: () => void
  /** The translated message of the code; a general one when there is none. */
  message?: string
  /** Code of the catalogue of errors, such as LOG-500. */
  code?: string
}

/** «Ha ocurrido un error.», what went wrong and its code. */
export function ErrorPopup({ open, onClose, message, code }: ErrorPopupProps) {
  const t = useMessages()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('errors_ui.title')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('common.accept')}
        </Button>
      }
    >
      <p>{message ?? t('errors_ui.unexpected')}</p>
      {code && <p className="text-xs text-fg-subtle">{t('errors_ui.code', { code })}</p>}
    </Dialog>
  )
}
