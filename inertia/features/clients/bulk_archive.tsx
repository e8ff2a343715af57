import { router } from '@inertiajs/react'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import { BulkBar } from '~/components/bulk_bar'
import { Button } from '~/components/button'
import { SelectionActions } from '~/features/transfers/selection_actions'
import { useMessages } from '~/hooks/use_messages'
import { LIST } from './address'

interface BulkArchiveProps {
  ids: number[]
  /** The list shows what is archived: the button brings it back. */
  archived: boolean
  onClear: () => void
  /** Whether the fields of clients may be changed. */
  mayEdit: boolean
}

/** Archives the selected clients, or brings them back. The toast offers to undo it. */
export function BulkArchive({ ids, archived, mayEdit, onClear }: BulkArchiveProps) {
  const t = useMessages()
  const [isBusy, setBusy] = useState(false)

  function run() {
    setBusy(true)
    router.visit(`${LIST}/archivals`, {
      method: archived ? 'delete' : 'post',
      data: { ids },
      preserveScroll: true,
      preserveState: true,
      headers: { blockType: 'button' },
      onSuccess: onClear,
      onFinish: () => setBusy(false),
    })
  }

  return (
    <BulkBar count={ids.length} onClear={onClear}>
      <Button variant="ghost" icon={archived ? ArchiveRestore : Archive} pending={isBusy} onClick={run}>
        {t(archived ? 'clients.list.unarchive' : 'clients.list.archive')}
      </Button>
      <SelectionActions subject="clients" mayEdit={mayEdit} onDone={onClear} ids={ids} />
    </BulkBar>
  )
}
