import { useEffect } from 'react'
import { ButtonLink } from '~/components/actions/button_link'
import { ClosableDialog } from '~/components/overlays/closable_dialog'
import { takeUpSession } from './requests'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** The session ended while somebody wrote. The page stays; it goes away by itself when they signed in in another tab and came back. */
export default function SessionOverDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages()

  useEffect(() => {
    const comeBack = () => void takeUpSession().then((isUp) => isUp && onClose())
    window.addEventListener('focus', comeBack)
    return () => window.removeEventListener('focus', comeBack)
  }, [onClose])

  return (
    <ClosableDialog
      onClose={onClose}
      title={t('access.session_over_title')}
      action={
        <ButtonLink href={route('security.login')} target="_blank" variant="primary" external>
          {t('access.session_over_sign_in')}
        </ButtonLink>
      }
    >
      <p>{t('access.session_over_text')}</p>
      <p className="text-xs text-fg-subtle">{t('errors_ui.code', { code: 'TKN-400' })}</p>
    </ClosableDialog>
  )
}
