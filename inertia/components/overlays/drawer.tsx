import type { ReactNode } from 'react'
import { whenOpened } from '~/components/overlays/when_opened'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  actions?: ReactNode
  /** Where it comes from; on a phone the right one also comes from below. */
  side?: 'right' | 'left' | 'bottom'
}

/** A panel from the edge of the window: quick edits, filters on a phone, navigation. Fetched when first opened. */
export const Drawer = whenOpened<DrawerProps>(() => import('~/components/overlays/drawer_panel'))
