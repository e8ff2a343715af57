import { usePage } from '@inertiajs/react'
import { Badge } from '~/components/display/badge'
import { Panel } from '~/components/layout/panel'
import { ProofButton } from '~/features/accounts/proof_button'
import { GoogleButton } from '~/features/auth/google_button'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

/** Google as a way to sign in. */
export function GoogleSection({ email, isLinked }: { email: string; isLinked: boolean }) {
  const t = useMessages()
  const hasPassword = usePage<SharedProps>().props.identity!.hasPassword
  const status = t(isLinked ? 'security.google.linked' : 'security.google.unlinked')

  return (
    <Panel title={t('security.google.title')} end={<Badge tone={isLinked ? 'success' : 'neutral'}>{status}</Badge>}>
      <div className="grid justify-items-start gap-4">
        <p className="max-w-[68ch] text-fg-muted">{t('security.google.text', { email })}</p>
        {isLinked ? (
          <ProofButton
            button={{
              variant: 'danger-quiet',
              disabledReason: hasPassword ? undefined : t('security.google.needs_password'),
            }}
            title={t('security.google.unlink_title')}
            text={t('security.google.unlink_text')}
            method="delete"
            action={route('settings.google_links.destroy')}
          >
            {t('security.google.unlink')}
          </ProofButton>
        ) : (
          <GoogleButton intent="link" />
        )}
      </div>
    </Panel>
  )
}
