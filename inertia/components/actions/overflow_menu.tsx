import { Ellipsis } from 'lucide-react'
import { Menu, type MenuItems } from '~/components/actions/menu'

interface OverflowMenuProps {
  /** What can be done with what: «Acciones de Ana». */
  label: string
  items: MenuItems
  heading?: string
}

/** What can be done with a row or a card, behind three dots. */
export function OverflowMenu({ label, ...menu }: OverflowMenuProps) {
  return (
    <Menu {...menu} align="end" trigger={{ label, icon: Ellipsis, iconOnly: true, variant: 'ghost', size: 'sm' }} />
  )
}
