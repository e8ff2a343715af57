import type { ClientPartProps } from '~/features/clients/client_parts'
import { route } from '~/routes'
import { RecordPanel, type RecordChecks } from './record_panel'

/** How a client stands with conflicts of interest. */
export default function ClientConflicts({ client, content }: ClientPartProps<RecordChecks>) {
  return <RecordPanel content={content} action={route('law_firm.conflicts.client_checks.store', { id: client.id })} />
}
