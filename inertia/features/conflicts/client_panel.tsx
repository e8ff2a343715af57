import type { ClientPanelProps } from '~/features/clients/client_parts'
import { route } from '~/routes'
import { RecordPanel } from './record_panel'

/** How a client stands with conflicts of interest. */
export default function ClientConflicts({ client, content }: ClientPanelProps<'conflicts'>) {
  return <RecordPanel content={content} action={route('law_firm.conflicts.client_checks.store', { id: client.id })} />
}
