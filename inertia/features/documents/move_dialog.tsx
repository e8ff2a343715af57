import { FormDialog } from '~/components/forms/form_dialog'
import { useFields } from '~/components/forms/use_fields'
import { RadioGroup } from '~/components/forms/choices/radio_group'
import { useMessages } from '~/hooks/use_messages'
import { documentsPart } from './address'
import { treeLines } from './tree'
import type { Chosen } from './use_document_actions'
import type { Folder } from './types'

interface MoveDialogProps {
  matterId: number
  chosen: Chosen
  folders: Folder[]
  onClose: () => void
  onDone: () => void
}

const TOP = '0'

/** Where to move what was chosen; a folder never into itself. */
export function MoveDialog({ matterId, chosen, folders, onClose, onDone }: MoveDialogProps) {
  const t = useMessages()
  const form = useFields({ folder: TOP }, { folder: { label: t('documents.folders') } }, { prefix: 'move' })
  const lines = treeLines(folders, chosen.folders)
  const options = [
    { value: TOP, label: t('documents.top') },
    ...lines.map(({ folder, depth }) => ({ value: String(folder.id), label: `${'— '.repeat(depth)}${folder.name}` })),
  ]

  form.transform(({ folder }) => {
    const body = { ...chosen, folderId: Number(folder) || null }
    return Object.fromEntries(Object.entries(body).filter(([, value]) => !Array.isArray(value) || value.length > 0))
  })

  return (
    <FormDialog
      {...{ onClose, form }}
      method="post"
      action={documentsPart(matterId, 'moves')}
      visit={{ onSuccess: onDone }}
      draftName={`move ${JSON.stringify(chosen)}`}
      title={t('documents.move_to')}
      verb={t('documents.move_here')}
    >
      <div className="max-h-80 overflow-y-auto p-1">
        <RadioGroup {...form.field('folder')} options={options} />
      </div>
    </FormDialog>
  )
}
