import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import { Badge } from '~/components/display/badge'
import { Button } from '~/components/actions/button'
import { Panel } from '~/components/layout/panel'
import { ConfirmIdentityDialog } from '~/features/accounts/confirm_identity_dialog'
import { GoogleButton } from '~/features/auth/google_button'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

/** Google as a way to sign in. */
export function GoogleSection({ email, isLinked }: { email: string; isLinked: boolean }) {
  const t = useMessages()
  const [isAsked, setAsked] = useState(false)
  const hasPassword = usePage<SharedProps>().props.identity!.hasPassword
  const status = t(isLinked ? 'security.google.linked' : 'security.google.unlinked')

  return (
    <Panel title={t('security.google.title')} end={<Badge tone={isLinked ? 'success' : 'neutral'}>{status}</Badge>}>
      <div className="grid justify-items-start gap-4">
        <p className="max-w-[68ch] text-fg-muted">{t('security.google.text', { email })}</p>
        {isLinked ? (
          <Button
            variant="danger-quiet"
            disabledReason={hasPassword ? undefined : t('security.google.needs_password')}
            onClick={() => setAsked(true)}
          >
            {t('security.google.unlink')}
          </Button>
        ) : (
          <GoogleButton intent="link" />
        )}
      </div>
      <ConfirmIdentityDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('security.google.unlink_title')}
        text={t('security.google.unlink_text')}
        verb={t('security.google.unlink')}
        method="delete"
        action={route('settings.google_links.destroy')}
      />
    </Panel>
  )
}
