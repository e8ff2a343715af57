import { router } from '@inertiajs/react'
import { Undo2 } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { useMessages } from '~/hooks/use_messages'

interface UndoButtonProps {
  /** What takes it back. */
  href: string
  isBusy: boolean
  visit: { onStart: () => void; onFinish: () => void }
  children: string
}

/** Takes back what bulk work did. */
export function UndoButton({ href, isBusy, visit, children }: UndoButtonProps) {
  const t = useMessages()
  return (
    <Button
      icon={Undo2}
      pending={isBusy}
      pendingText={t('transfers.undoing')}
      onClick={() => router.post(href, {}, visit)}
    >
      {children}
    </Button>
  )
}
