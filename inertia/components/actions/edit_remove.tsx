import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '~/components/actions/icon_button'

/** What can be done with a line; left out what may not. */
export interface EditRemoveActions {
  onEdit?: () => void
  onRemove?: () => void
}

interface EditRemoveProps extends EditRemoveActions {
  labels: { edit: string; remove: string }
}

/** The two small buttons of a line: change it, take it away. */
export function EditRemove({ labels, onEdit, onRemove }: EditRemoveProps) {
  return (
    <>
      {onEdit && <IconButton icon={Pencil} size="sm" label={labels.edit} onClick={onEdit} />}
      {onRemove && <IconButton icon={Trash2} size="sm" label={labels.remove} onClick={onRemove} />}
    </>
  )
}
