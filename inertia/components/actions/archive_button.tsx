import { router } from '@inertiajs/react'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'

interface ArchiveButtonProps {
  /** Where archivals are made and taken back. */
  address: string
  ids: number[]
  /** They are archived: the button brings them back. */
  archived: boolean
  label: string
  onDone: () => void
}

/** Archives what is selected in a list, or brings it back; the toast offers to undo it. */
export function ArchiveButton({ address, ids, archived, label, onDone }: ArchiveButtonProps) {
  const [isBusy, setBusy] = useState(false)

  function run() {
    setBusy(true)
    router.visit(address, {
      method: archived ? 'delete' : 'post',
      data: { ids },
      preserveScroll: true,
      preserveState: true,
      headers: { blockType: 'button' },
      onSuccess: onDone,
      onFinish: () => setBusy(false),
    })
  }

  return (
    <Button variant="ghost" icon={archived ? ArchiveRestore : Archive} pending={isBusy} onClick={run}>
      {label}
    </Button>
  )
}
