import type { ReactNode } from 'react'
import { Button } from '~/components/actions/button'
import { Drawer } from '~/components/overlays/drawer'

interface FilterDrawerProps {
  isOpen: boolean
  title: string
  clear: { label: string; onClick: () => void }
  /** Says how many records the filters leave; closes the drawer. */
  found: string
  onClose: () => void
  children: ReactNode
}

/** The filters of a list, in force as soon as they are chosen. On a phone it comes from below. */
export function FilterDrawer({ isOpen, title, clear, found, onClose, children }: FilterDrawerProps) {
  const actions = (
    <>
      <Button variant="ghost" onClick={clear.onClick}>
        {clear.label}
      </Button>
      <Button variant="primary" onClick={onClose}>
        {found}
      </Button>
    </>
  )
  return (
    <Drawer open={isOpen} {...{ title, onClose, actions }}>
      <div className="grid gap-5">{children}</div>
    </Drawer>
  )
}
