import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { lazily } from '~/components/feedback/lazily'
import { PlainDialog } from '~/components/overlays/plain_dialog'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  actions?: ReactNode
  /** Where it comes from; on a phone the right one also comes from below. */
  side?: 'right' | 'left' | 'bottom'
}

const DrawerPanel = lazily<DrawerProps>(() => import('~/components/overlays/drawer_panel'), {
  byPress: true,
  instead: PlainDialog,
})

/** A panel from the edge of the window: quick edits, filters on a phone, navigation. Fetched when first opened. */
export function Drawer(props: DrawerProps) {
  const [isNeeded, setNeeded] = useState(false)
  if (props.open && !isNeeded) setNeeded(true)
  if (!isNeeded) return null

  return (
    <Suspense fallback={null}>
      <DrawerPanel {...props} />
    </Suspense>
  )
}
