import type { LucideIcon } from 'lucide-react'
import type { MessageId } from '~/i18n/messages'
import type { SharedProps } from '~/types'

/** Whoever the menu is for. */
export type Viewer = NonNullable<SharedProps['identity']>

export interface NavItem {
  label: MessageId
  /** A shorter name for the foot of a phone. */
  shortLabel?: MessageId
  href: string
  icon: LucideIcon
  /** Addresses for which, and below which, this item is the current one; one with a query stands for itself alone. */
  covers: string[]
  /** Addresses below those that belong to another item. */
  leaves?: string[]
  /** Stands at the foot of a phone; the others are behind «Más». */
  atHand?: true
  shown(viewer: Viewer): boolean
}

export interface NavGroup {
  label: MessageId
  items: NavItem[]
}
