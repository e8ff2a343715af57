import { Head } from '@inertiajs/react'
import { Hourglass } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { EmptyState } from '~/components/feedback/empty_state'
import { useMessages } from '~/hooks/use_messages'

type WaitProps = {
  /** The same page, to ask for it again. */
  again: string
  seconds: number
}

export default function PublicWait({ again, seconds }: WaitProps) {
  const t = useMessages()
  return (
    <>
      <Head title={t('research.wait.title')} />
      <h1 className="sr-only">{t('public.search.heading')}</h1>
      <EmptyState
        icon={Hourglass}
        title={t('research.wait.title')}
        className="pt-24"
        actions={
          <ButtonLink href={again} variant="primary">
            {t('common.retry')}
          </ButtonLink>
        }
      >
        {t('public.wait', { count: seconds })}
      </EmptyState>
    </>
  )
}
