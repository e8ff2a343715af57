import type { ClientPartProps } from '~/features/clients/client_parts'
import { HistoryList, type History } from './history_list'

/** The history of a client. */
export default function HistoryTab({ client, content }: ClientPartProps<History>) {
  return (
    <HistoryList history={content} href={(before) => `/law-firm/clients/${client.id}?tab=history&before=${before}`} />
  )
}
