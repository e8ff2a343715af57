import { TextLink } from '~/components/actions/text_link'
import { Panel } from '~/components/layout/panel'
import { matterAddress } from '~/features/matters/address'
import type { MatterPanelProps } from '~/features/matters/matter_parts'
import { useMessages } from '~/hooks/use_messages'
import { DeadlineList } from './deadline_list'

/** The next deadlines of a matter. */
export default function DocketPanel({ matter, content: { items, today } }: MatterPanelProps<'docket'>) {
  const t = useMessages()
  const all = (
    <TextLink href={matterAddress(matter.id, 'docket')} className="text-sm">
      {t('docket.panel.see_all')}
    </TextLink>
  )
  return (
    <Panel title={t('docket.panel.title')} end={all}>
      <DeadlineList items={items} today={today} />
    </Panel>
  )
}
