import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ClosableDialog } from '~/components/overlays/closable_dialog'
import { Note } from '~/components/feedback/note'
import { TextField } from '~/components/forms/inputs/text_field'
import { useResend } from '~/features/join/use_resend'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** The address that stands in the form below, so that it need not be typed again. */
function addressTyped(): string {
  return document.querySelector<HTMLInputElement>('form input[name=email]')?.value.trim() ?? ''
}

/** UVA-500: the account is not validated; the email can be sent again (specification §8). */
export default function UnverifiedDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const [email, setEmail] = useState(addressTyped)
  const { resend, isPending, said } = useResend()
  const isSent = said?.tone === 'success'

  return (
    <ClosableDialog
      onClose={onClose}
      title={t('join.unverified.title')}
      action={
        isSent ? (
          <Button variant="primary" onClick={() => router.visit(route('security.verify'), { onSuccess: onClose })}>
            {t('join.unverified.type_code')}
          </Button>
        ) : (
          <Button
            variant="primary"
            pending={isPending}
            pendingText={t('join.verify.resending')}
            onClick={() => void resend(email)}
          >
            {t('join.verify.resend')}
          </Button>
        )
      }
    >
      <p>{t('join.unverified.text')}</p>
      <TextField label={t('join.email')} type="email" autoComplete="username" value={email} onChange={setEmail} />
      <div aria-live="polite">{said && <Note tone={said.tone}>{said.text}</Note>}</div>
      <p className="text-xs text-fg-subtle">{t('errors_ui.code', { code: 'UVA-500' })}</p>
    </ClosableDialog>
  )
}
