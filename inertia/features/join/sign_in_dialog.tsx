import { router } from '@inertiajs/react'
import { Button } from '~/components/actions/button'
import { Dialog } from '~/components/overlays/dialog'
import type { SignInCode } from '~/features/shell/requests/refusal_dialogs'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'

interface SignInDialogProps {
  code: SignInCode
  onClose: () => void
}

/** What is left to do is to sign in: this step is done already (SES-501), or the address has an account (CNR-500, UA-409). */
export default function SignInDialog({ code, onClose }: SignInDialogProps) {
  const t = useMessages()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(code === 'SES-501' ? 'join.completed.title' : 'join.registered.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button variant="primary" onClick={() => router.visit(route('security.login'), { onSuccess: onClose })}>
            {t('join.sign_in')}
          </Button>
        </>
      }
    >
      <p>{t(`errors.${code}` satisfies MessageId)}</p>
      <p className="text-xs text-fg-subtle">{t('errors_ui.code', { code })}</p>
    </Dialog>
  )
}
