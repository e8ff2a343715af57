import type { ClientTabProps } from '~/features/clients/client_parts'
import { route } from '~/routes'
import { HistoryList } from './history_list'

/** The history of a client. */
export default function HistoryTab({ client, content }: ClientTabProps<'history'>) {
  return (
    <HistoryList
      history={content}
      href={(before) => route('law_firm.clients.show', { id: client.id }, { tab: 'history', before })}
    />
  )
}
