import type { ClientPartProps } from '~/features/clients/client_parts'
import { RecordPanel, type RecordChecks } from './record_panel'

/** How a client stands with conflicts of interest. */
export default function ClientConflicts({ client, content }: ClientPartProps<RecordChecks>) {
  return <RecordPanel content={content} action={`/law-firm/clients/${client.id}/conflict-checks`} />
}
