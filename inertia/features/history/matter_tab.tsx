import { matterAddress } from '~/features/matters/address'
import type { MatterPartProps } from '~/features/matters/matter_parts'
import { HistoryList, type History } from './history_list'

/** The history of a matter and of what is kept in it. */
export default function HistoryTab({ matter, content }: MatterPartProps<History>) {
  return <HistoryList history={content} href={(before) => `${matterAddress(matter.id, 'history')}&before=${before}`} />
}
