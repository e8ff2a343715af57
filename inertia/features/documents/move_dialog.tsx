import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Dialog } from '~/components/overlays/dialog'
import { RadioGroup } from '~/components/forms/radio_group'
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

/** Where to move what was chosen; a folder never into itself. */
export function MoveDialog({ matterId, chosen, folders, onClose, onDone }: MoveDialogProps) {
  const t = useMessages()
  const [target, setTarget] = useState('0')
  const [isBusy, setBusy] = useState(false)
  const lines = treeLines(folders, chosen.folders)
  const options = [
    { value: '0', label: t('documents.top') },
    ...lines.map(({ folder, depth }) => ({ value: String(folder.id), label: `${'— '.repeat(depth)}${folder.name}` })),
  ]

  function move() {
    setBusy(true)
    const body = { ...chosen, folderId: Number(target) || null }
    const sent = Object.fromEntries(
      Object.entries(body).filter(([, value]) => !Array.isArray(value) || value.length > 0)
    )
    router.post(documentsPart(matterId, 'moves'), sent, {
      preserveScroll: true,
      preserveState: true,
      onSuccess: onDone,
      onFinish: () => setBusy(false),
    })
  }

  return (
    <Dialog
      open
      busy={isBusy}
      title={t('documents.move_to')}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" pending={isBusy} pendingText={t('common.saving')} onClick={move}>
            {t('documents.move_here')}
          </Button>
        </>
      }
    >
      <div className="max-h-80 overflow-y-auto p-1">
        <RadioGroup label={t('documents.folders')} value={target} onChange={setTarget} options={options} />
      </div>
    </Dialog>
  )
}
