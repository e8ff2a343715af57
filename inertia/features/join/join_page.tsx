import { Head } from '@inertiajs/react'
import { Note } from '~/components/feedback/note'
import { TextLink } from '~/components/actions/text_link'
import { JoinForm } from '~/features/join/join_form'
import type { JoinProps, PersonType } from '~/features/join/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

interface JoinPageProps extends JoinProps {
  type?: PersonType
}

/** Registration of a lawyer or a client. */
export function JoinPage({ referral, invited, type }: JoinPageProps) {
  const t = useMessages()
  const words = type === 'client' ? 'join.client' : 'join'

  return (
    <section className="w-full max-w-104 py-6 max-md:py-2">
      <Head title={t(`${words}.title`)} />
      <h1 className="text-2xl font-semibold tracking-tight text-balance">
        {invited ? t('join.invited.title', { firm: invited.firm }) : t(`${words}.title`)}
      </h1>
      <p className="mt-1 mb-6 text-fg-muted">{t(invited ? `join.invited.${invited.kind}` : `${words}.lead`)}</p>
      {referral && (
        <Note tone={referral.isKnown ? 'success' : 'neutral'} className="mb-4">
          {t(referral.isKnown ? 'join.referral.known' : 'join.referral.unknown', { code: referral.code })}
        </Note>
      )}
      <JoinForm referral={referral} invited={invited} type={type} />
      <p className="mt-6 text-fg-muted">
        {t('join.have_account')} <TextLink href={route('security.login')}>{t('join.sign_in')}</TextLink>
      </p>
    </section>
  )
}
