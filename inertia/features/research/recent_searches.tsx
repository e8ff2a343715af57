import { Panel } from '~/components/layout/panel'
import { TextLink } from '~/components/actions/text_link'
import type { PanelProps } from '~/features/home/panel_parts'
import { RecentRows } from '~/features/research/recent_list'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** The panel of the home: the last searches. */
export default function RecentSearches({ content }: PanelProps<'research.recent'>) {
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
