import { SearchWait, type WaitProps } from '~/features/research/search_wait'
import { useMessages } from '~/hooks/use_messages'

export default function PublicWait({ again, seconds }: WaitProps) {
  const t = useMessages()
  return <SearchWait heading={t('public.search.heading')} text={t('public.wait', { count: seconds })} again={again} />
}
