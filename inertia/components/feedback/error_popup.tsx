import { Button } from '~/components/actions/button'
import { reloadKeeping } from '~/components/forms/drafts/reload_keeping'
import { Dialog } from '~/components/overlays/dialog'
import { useFocusAfterPopup } from '~/hooks/use_focus_after_popup'
import { useMessages } from '~/hooks/use_messages'

interface ErrorPopupProps {
  open: boolean
  onClose: () => void
  /** Where it is no error. */
  title?: string
  /** The translated message of the code; a general one when there is none. */
  message?: string
  /** Code of the catalogue of errors, such as LOG-500. */
  code?: string
  /** A newer page would help. */
  offersReload?: boolean
}

/** «Ha ocurrido un error.», what went wrong and its code. */
export function ErrorPopup({ open, onClose, title, message, code, offersReload }: ErrorPopupProps) {
  const t = useMessages()
  useFocusAfterPopup(open)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title ?? t('errors_ui.title')}
      actions={
        <>
          <Button variant={offersReload ? undefined : 'primary'} onClick={onClose}>
            {t('common.accept')}
          </Button>
          {offersReload && (
            <Button variant="primary" onClick={() => void reloadKeeping()}>
              {t('access.reload')}
            </Button>
          )}
        </>
      }
    >
      <p>{message ?? t('errors_ui.unexpected')}</p>
      {code && <p className="text-xs text-fg-subtle">{t('errors_ui.code', { code })}</p>}
    </Dialog>
  )
}
