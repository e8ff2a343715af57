import { Head, usePage } from '@inertiajs/react'
import { cx } from '~/components/cx'
import { TextLink } from '~/components/actions/text_link'
import { ResendWait } from '~/features/accounts/resend_wait'
import { PasswordSection } from '~/features/accounts/password_section'
import { RecoveryForm } from '~/features/accounts/recovery_form'
import { useLinkToken } from '~/features/accounts/use_link_token'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

export default function PasswordChange() {
  const t = useMessages()
  const { identity } = usePage<SharedProps>().props
  const link = useLinkToken()
  const isAtHome = identity !== undefined && link === null

  return (
    <section className="w-full max-w-104">
      <Head title={t('recovery.change.title')} />
      <h1 className={cx('text-2xl font-semibold tracking-tight', isAtHome ? 'mb-6' : 'mb-1')}>
        {t('recovery.change.title')}
      </h1>
      {!isAtHome && (
        <p className="mb-6 text-fg-muted">{t(link === null ? 'recovery.change.lead' : 'recovery.change.link_lead')}</p>
      )}
      {isAtHome ? <PasswordSection /> : <RecoveryForm link={link === undefined ? '' : link} />}
      {!identity && <ResendWait />}
      <p className="mt-6 flex flex-wrap justify-between gap-x-4 gap-y-2">
        {identity && <TextLink href={route('settings.security')}>{t('recovery.back_to_security')}</TextLink>}
        {!identity && <TextLink href={route('security.login')}>{t('recovery.back')}</TextLink>}
        {!identity && <TextLink href={route('security.password_recovery')}>{t('recovery.ask_again')}</TextLink>}
      </p>
    </section>
  )
}
