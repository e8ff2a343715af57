import type { MatterPanelProps } from '~/features/matters/matter_parts'
import { route } from '~/routes'
import { RecordPanel } from './record_panel'

/** How a matter stands with conflicts of interest. */
export default function MatterConflicts({ matter, content }: MatterPanelProps<'conflicts'>) {
  return (
    <RecordPanel content={content} action={route('law_firm.conflicts.matter_checks.store', { dossierId: matter.id })} />
  )
}
