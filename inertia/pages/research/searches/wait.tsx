import { Head } from '@inertiajs/react'
import { Hourglass } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { EmptyState } from '~/components/feedback/empty_state'
import { useMessages } from '~/hooks/use_messages'

interface WaitProps {
  /** The same search, to ask it again. */
  again: string
  seconds: number
}

export default function Wait({ again, seconds }: WaitProps) {
  const t = useMessages()
  return (
    <>
      <Head title={t('research.wait.title')} />
      <h1 className="sr-only">{t('research.title')}</h1>
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
        {t('research.wait.text', { count: seconds })}
      </EmptyState>
    </>
  )
}
