import { ExportDrawer } from './export_drawer'
import type { Subject } from './types'
import { useSelectionChoices } from './use_selection_choices'

/** The selected records as a file. */
export default function SelectionExport(props: { subject: Subject; ids: number[]; onClose: () => void }) {
  const { subject, ids, onClose } = props
  const choices = useSelectionChoices(subject)
  if (!choices) return null
  const { columns } = choices
  return <ExportDrawer open selection={{ ids }} count={ids.length} {...{ subject, columns, onClose }} />
}
