import type { ReactNode } from 'react'
import { VisitDialog } from '~/components/overlays/visit_dialog'
import { useMessages } from '~/hooks/use_messages'

export interface RemoveDialogProps {
  /** What is asked to remove it. */
  href: string
  /** How it is asked, where something else takes the place of what goes. */
  method?: 'post' | 'delete'
  title: string
  /** «Eliminar» without one. */
  verb?: string
  pendingText?: string
  /** Left out where the dialog is drawn only while it is open. */
  open?: boolean
  onClose: () => void
  /** What goes with it. */
  children: ReactNode
}

/** Asks before something is removed, and removes it. */
export function RemoveDialog({
  method = 'delete',
  verb,
  pendingText,
  open = true,
  children,
  ...dialog
}: RemoveDialogProps) {
  const t = useMessages()
  return (
    <VisitDialog
      {...dialog}
      {...{ open, method }}
      verb={verb ?? t('common.delete')}
      pendingText={pendingText ?? t('common.deleting')}
      tone="danger"
    >
      <p>{children}</p>
    </VisitDialog>
  )
}
