import { Head } from '@inertiajs/react'
import { Hourglass } from 'lucide-react'
import { EmptyState } from '~/components/feedback/empty_state'
import { useMessages } from '~/hooks/use_messages'

export interface WaitProps {
  /** The same page, to ask for it again. */
  again: string
  seconds: number
}

/** Says that too much was searched, and for how long to wait. */
export function SearchWait({ heading, text, again }: { heading: string; text: string; again: string }) {
  const t = useMessages()
  return (
    <>
      <Head title={t('research.wait.title')} />
      <h1 className="sr-only">{heading}</h1>
      <EmptyState
        icon={Hourglass}
        title={t('research.wait.title')}
        className="pt-24"
        action={{ label: t('common.retry'), href: again, primary: true }}
        text={text}
      />
    </>
  )
}
