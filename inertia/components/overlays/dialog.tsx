import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { lazily } from '~/components/feedback/lazily'
import { PlainDialog } from '~/components/overlays/plain_dialog'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** What will happen, with figures. */
  children?: ReactNode
  /** Buttons; the last is the one that does it, with a verb. */
  actions?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** Neither Escape nor a press outside closes it. */
  blocking?: boolean
  /** Something is being done: it cannot be closed until it ends. */
  busy?: boolean
  /** Drawn above the title, centred with everything else. */
  emblem?: ReactNode
}

const DialogPanel = lazily<DialogProps>(() => import('~/components/overlays/dialog_panel'), {
  byPress: true,
  instead: PlainDialog,
})

/** A question or a small form above the page. Fetched when it is first opened. */
export function Dialog(props: DialogProps) {
  const [isNeeded, setNeeded] = useState(false)
  if (props.open && !isNeeded) setNeeded(true)
  if (!isNeeded) return null

  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  )
}
