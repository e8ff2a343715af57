import { router } from '@inertiajs/react'
import { Archive, ArchiveRestore, QrCode } from 'lucide-react'
import { useState } from 'react'
import { BulkBar } from '~/components/bulk_bar'
import { Button } from '~/components/button'
import { useMessages } from '~/hooks/use_messages'

const ARCHIVALS = '/law-firm/files/archivals'
const MOST_LABELS = 60

interface BulkArchiveProps {
  ids: number[]
  /** The list shows what is archived: the button brings it back. */
  archived: boolean
  onClear: () => void
  /** Whether labels for their folders may be made. */
  mayLabel: boolean
}

/** Archives the selected matters, or brings them back; makes labels for their folders. The toast offers to undo it. */
export function BulkArchive({ ids, archived, mayLabel, onClear }: BulkArchiveProps) {
  const t = useMessages()
  const [isBusy, setBusy] = useState(false)

  function run() {
    const method = archived ? 'delete' : 'post'
    setBusy(true)
    router.visit(ARCHIVALS, {
      method,
      data: { ids },
      preserveScroll: true,
      preserveState: true,
      headers: { blockType: 'button' },
      onSuccess: onClear,
      onFinish: () => setBusy(false),
    })
  }

  const label = () => router.post('/law-firm/files/labels', { ids, audiences: ['team'] })

  return (
    <BulkBar count={ids.length} onClear={onClear}>
      <Button variant="ghost" icon={archived ? ArchiveRestore : Archive} pending={isBusy} onClick={run}>
        {t(archived ? 'matters.list.unarchive' : 'matters.list.archive')}
      </Button>
      {mayLabel && ids.length <= MOST_LABELS && (
        <Button variant="ghost" icon={QrCode} onClick={label}>
          {t('matters.list.labels')}
        </Button>
      )}
    </BulkBar>
  )
}
