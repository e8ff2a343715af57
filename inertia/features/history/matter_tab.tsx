import { matterAddress } from '~/features/matters/address'
import type { MatterTabProps } from '~/features/matters/matter_parts'
import { HistoryList } from './history_list'

/** The history of a matter and of what is kept in it. */
export default function HistoryTab({ matter, content }: MatterTabProps<'history'>) {
  return <HistoryList history={content} href={(before) => `${matterAddress(matter.id, 'history')}&before=${before}`} />
}
