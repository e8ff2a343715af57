import { SearchWait, type WaitProps } from '~/features/research/search_wait'
import { useMessages } from '~/hooks/use_messages'

export default function Wait({ again, seconds }: WaitProps) {
  const t = useMessages()
  return <SearchWait heading={t('research.title')} text={t('research.wait.text', { count: seconds })} again={again} />
}
