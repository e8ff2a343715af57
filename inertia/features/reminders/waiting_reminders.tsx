import { Panel } from '~/components/panel'
import { TextLink } from '~/components/text_link'
import type { WaitingReminder } from '~/features/activities/types'
import { useMessages } from '~/hooks/use_messages'
import { WaitingList } from './waiting_list'

/** Panel of the home: reminders that came and were not seen. */
export function WaitingReminders({ content: { items } }: { content: { items: WaitingReminder[] } }) {
  const t = useMessages()
  return (
    <Panel
      flush
      title={t('reminders.home.title')}
      end={
        <TextLink href="/law-firm/reminders" className="text-sm">
          {t('common.see_all')}
        </TextLink>
      }
    >
      <WaitingList items={items} />
    </Panel>
  )
}
