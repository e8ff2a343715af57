import { Button } from '~/components/actions/button'
import { Dialog } from '~/components/overlays/dialog'
import { useMessages } from '~/hooks/use_messages'
import { useUnsavedGuard } from '~/hooks/use_unsaved_guard'

interface UnsavedGuardProps {
  when: boolean
  /** The person leaves what they typed behind. */
  onLeave?: () => void
}

/** Asks before the page is left while `when` holds: by a link, by going back, by reloading or closing. */
export function UnsavedGuard({ when, onLeave }: UnsavedGuardProps) {
  const t = useMessages()
  const { isAsking, stay, leave } = useUnsavedGuard(when)

  function leaveBehind() {
    onLeave?.()
    leave()
  }

  return (
    <Dialog
      open={isAsking}
      onClose={stay}
      title={t('forms.leave_title')}
      actions={
        <>
          <Button variant="danger-quiet" onClick={leaveBehind}>
            {t('forms.leave')}
          </Button>
          <Button variant="primary" onClick={stay}>
            {t('forms.stay')}
          </Button>
        </>
      }
    >
      <p>{t('forms.leave_question')}</p>
    </Dialog>
  )
}
