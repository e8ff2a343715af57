import type { ReactNode } from 'react'
import { whenOpened } from '~/components/overlays/when_opened'

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

/** A question or a small form above the page. Fetched when it is first opened. */
export const Dialog = whenOpened<DialogProps>(() => import('~/components/overlays/dialog_panel'))
