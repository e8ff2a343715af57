import { Head, usePage } from '@inertiajs/react'
import { CircleCheck } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

interface ThanksProps {
  kind: 'verified' | 'affiliate' | 'general'
}

export default function Thanks({ kind }: ThanksProps) {
  const t = useMessages()
  const { identity } = usePage<SharedProps>().props

  return (
    <section className="grid w-full max-w-96 justify-items-center text-center">
      <Head title={t(`join.thanks.${kind}.title`)} />
      <Icon of={CircleCheck} size={28} className="text-success-fg" />
      <h1 className="mt-3 text-2xl font-semibold tracking-tight">{t(`join.thanks.${kind}.title`)}</h1>
      <p className="mt-2 mb-6 text-fg-muted">{t(`join.thanks.${kind}.text`)}</p>
      <ButtonLink href={identity ? route('main.home') : route('security.login')} variant="primary" size="lg">
        {t(identity ? 'join.thanks.go' : 'join.sign_in')}
      </ButtonLink>
    </section>
  )
}
