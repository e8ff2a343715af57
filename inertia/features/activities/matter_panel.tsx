import { Panel } from '~/components/layout/panel'
import { TextLink } from '~/components/actions/text_link'
import { matterAddress } from '~/features/matters/address'
import type { MatterPanelProps } from '~/features/matters/matter_parts'
import { useMessages } from '~/hooks/use_messages'
import { ActivityList } from './activity_list'
import { activityAddress } from './address'
import { useMoves } from './use_moves'

/** What comes next in a matter; without anything it says so, and how to change that. */
export default function ActivitiesPanel({ matter, content }: MatterPanelProps<'activities'>) {
  const t = useMessages()
  const moves = useMoves()
  const { items, canEdit } = content
  const all = (
    <TextLink href={matterAddress(matter.id, 'activities')} className="text-sm">
      {t(items.length === 0 && canEdit ? 'activities.panel.add' : 'activities.panel.see_all')}
    </TextLink>
  )
  return (
    <Panel title={t('activities.panel.title')} end={all}>
      {items.length === 0 ? (
        <p className="text-sm text-fg-muted">{t('activities.panel.empty')}</p>
      ) : (
        <ActivityList items={items} moves={moves} canEdit={canEdit} addressOf={activityAddress} />
      )}
    </Panel>
  )
}
