import { Panel } from '~/components/layout/panel'
import { TextLink } from '~/components/actions/text_link'
import { RecentRows } from '~/features/research/recent_list'
import type { RecentSearch } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** The panel of the home: the last searches. */
export function RecentSearches({ content }: { content: { items: RecentSearch[] } }) {
  const t = useMessages()
  return (
    <Panel
      title={t('research.recent')}
      end={<TextLink href={route('research.searches.results')}>{t('research.title')}</TextLink>}
    >
      <RecentRows recent={content.items} />
    </Panel>
  )
}
