import type { MatterPartProps } from '~/features/matters/matter_parts'
import { RecordPanel, type RecordChecks } from './record_panel'

/** How a matter stands with conflicts of interest. */
export default function MatterConflicts({ matter, content }: MatterPartProps<RecordChecks>) {
  return <RecordPanel content={content} action={`/law-firm/files/${matter.id}/conflict-checks`} />
}
