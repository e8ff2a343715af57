import type { ClientPartProps } from '~/features/clients/client_parts'
import { route } from '~/routes'
import { HistoryList, type History } from './history_list'

/** The history of a client. */
export default function HistoryTab({ client, content }: ClientPartProps<History>) {
  return (
    <HistoryList
      history={content}
      href={(before) => route('law_firm.clients.show', { id: client.id }, { tab: 'history', before })}
    />
  )
}
