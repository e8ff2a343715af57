import { usePage } from '@inertiajs/react'
import { ButtonLink } from '~/components/actions/button_link'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

/** What an account adds: said once, below the facts. For who has one, the same document inside. */
export function Invitation({ href }: { href: string }) {
  const t = useMessages()
  const { identity } = usePage<SharedProps>().props
  return (
    <section className="mt-4 rounded-lg border border-line bg-surface p-4 print:hidden">
      <h2 className="text-base">{t(identity ? 'public.inside.title' : 'public.invitation.title')}</h2>
      <p className="mt-1 text-sm text-fg-muted">{t('public.invitation.text')}</p>
      <ButtonLink href={identity ? href : route('security.join')} variant="secondary" className="mt-3">
        {t(identity ? 'public.inside.open' : 'public.join')}
      </ButtonLink>
    </section>
  )
}
