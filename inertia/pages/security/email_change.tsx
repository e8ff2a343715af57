import { Head } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { TextLink } from '~/components/actions/text_link'
import { EmailCodeForm } from '~/features/accounts/email_code_form'
import { EmailSection } from '~/features/accounts/email_section'
import { useLinkToken } from '~/features/accounts/use_link_token'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

interface EmailChangeProps {
  /** Of the signed-in person; null for a visitor. */
  email: string | null
  /** The address that a code was sent to. */
  pending: string | null
}

export default function EmailChange({ email, pending }: EmailChangeProps) {
  const t = useMessages()
  const link = useLinkToken()

  return (
    <section className="w-full max-w-104">
      <Head title={t('recovery.email_change.title')} />
      <h1 className="mb-4 text-2xl font-semibold tracking-tight">{t('recovery.email_change.title')}</h1>
      {link && (
        <>
          <p className="mb-6 text-fg-muted">{t('recovery.email_change.link_lead')}</p>
          <EmailCodeForm link={link} />
        </>
      )}
      {link === null && email && <OfPerson email={email} pending={pending} />}
      {link === null && !email && (
        <>
          <p className="mb-6 text-fg-muted">{t('recovery.email_change.visitor')}</p>
          <ButtonLink href={route('security.login')} variant="primary" size="lg" block>
            {t('recovery.sign_in')}
          </ButtonLink>
        </>
      )}
      {email && (
        <p className="mt-6">
          <TextLink href={route('settings.security')}>{t('recovery.back_to_security')}</TextLink>
        </p>
      )}
    </section>
  )
}

function OfPerson({ email, pending }: { email: string; pending: string | null }) {
  const t = useMessages()
  const [refused, setRefused] = useState<string | null>(null)
  if (!pending || refused === pending) return <EmailSection email={email} isMain />

  return (
    <>
      <p className="mb-6 break-words text-fg-muted">{t('recovery.email_change.code_lead', { email: pending })}</p>
      <EmailCodeForm link={null} />
      <Button variant="ghost" block className="mt-3" onClick={() => setRefused(pending)}>
        {t('recovery.email_change.another')}
      </Button>
    </>
  )
}
