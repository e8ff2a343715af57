import { Head } from '@inertiajs/react'
import { TextLink } from '~/components/actions/text_link'
import { JoinForm } from '~/features/join/join_form'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

export default function AffiliateSignup() {
  const t = useMessages()

  return (
    <section className="w-full max-w-104 py-6 max-md:py-2">
      <Head title={t('join.affiliate.title')} />
      <h1 className="text-2xl font-semibold tracking-tight">{t('join.affiliate.title')}</h1>
      <p className="mt-1 mb-6 text-fg-muted">{t('join.affiliate.lead')}</p>
      <JoinForm withClabe />
      <p className="mt-6 text-fg-muted">
        {t('join.have_account')} <TextLink href={route('security.login')}>{t('join.sign_in')}</TextLink>
      </p>
    </section>
  )
}
