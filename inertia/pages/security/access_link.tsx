import { Head, router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { TextLink } from '~/components/actions/text_link'
import { useLinkToken } from '~/features/accounts/use_link_token'
import { LinkSender } from '~/features/portal/link_sender'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

export default function AccessLink() {
  const t = useMessages()
  const link = useLinkToken()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  function send(address: string) {
    setBusy(true)
    router.post(
      address,
      { link: link ?? '' },
      {
        preserveState: true,
        onError: (errors) => setProblem(errors.link ?? Object.values(errors)[0] ?? null),
        onFinish: () => setBusy(false),
      }
    )
  }

  const isBroken = link === null || problem !== null
  return (
    <section className="w-full max-w-104">
      <Head title={t('portal_link.open.title')} />
      <LinkSender token={link} />
      <h1 className="text-2xl font-semibold tracking-tight">
        {t(isBroken ? 'portal_link.broken' : 'portal_link.open.title')}
      </h1>
      <p className="mt-1 mb-6 text-fg-muted" role={isBroken ? 'alert' : undefined}>
        {problem ?? t(link === null ? 'portal_link.problem.unknown' : 'portal_link.open.lead')}
      </p>
      {isBroken && link === null ? (
        <TextLink href={route('security.ask_link')}>{t('portal_link.ask.title')}</TextLink>
      ) : (
        <Button
          variant="primary"
          size="lg"
          block
          autoFocus
          pending={isBusy}
          pendingText={t('portal_link.pending')}
          onClick={() => send(problem ? route('security.access_links.renew') : route('security.access_link'))}
        >
          {t(problem ? 'portal_link.renew' : 'portal_link.open.submit')}
        </Button>
      )}
      <p className="mt-6 flex flex-wrap justify-between gap-x-4 gap-y-2 text-fg-muted">
        <TextLink href={route('security.login')}>{t('portal_link.password')}</TextLink>
        {!isBroken && <TextLink href={route('security.privacy')}>{t('portal_link.privacy')}</TextLink>}
      </p>
    </section>
  )
}
