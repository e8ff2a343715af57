import { DatabaseZap, FolderOpen, House, Search } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { MessageId } from '~/i18n/messages'
import type { SharedProps } from '~/types'

type Viewer = NonNullable<SharedProps['identity']>

export interface NavItem {
  label: MessageId
  href: string
  icon: LucideIcon
  /** Addresses for which this item is the current one. */
  covers: string
  shown(viewer: Viewer): boolean
}

export interface NavGroup {
  label: MessageId
  items: NavItem[]
}

const lawyer = (viewer: Viewer) => viewer.audience === 'lawyer'
const may = (permission: string) => (viewer: Viewer) =>
  lawyer(viewer) && viewer.permissions.includes(permission as never)

/** The sections that exist; what is not built yet is absent. */
const GROUPS: NavGroup[] = [
  {
    label: 'shell.nav.firm',
    items: [
      { label: 'shell.nav.home', href: '/main', covers: '/main', icon: House, shown: lawyer },
      {
        label: 'shell.nav.home',
        href: '/main/client',
        covers: '/main/client',
        icon: House,
        shown: (viewer) => viewer.audience === 'client',
      },
      {
        label: 'shell.nav.matters',
        href: '/law-firm/files/list',
        covers: '/law-firm/files',
        icon: FolderOpen,
        shown: may('expedientes:leer'),
      },
    ],
  },
  {
    label: 'shell.nav.research',
    items: [
      {
        label: 'shell.nav.search',
        href: '/search/b-search/results',
        covers: '/search/b-search',
        icon: Search,
        shown: lawyer,
      },
    ],
  },
  {
    label: 'shell.nav.account',
    items: [
      {
        label: 'shell.nav.sources',
        href: '/settings/sources',
        covers: '/settings/sources',
        icon: DatabaseZap,
        shown: (viewer) => viewer.isAdmin,
      },
    ],
  },
]

/** What a person finds in the menu, by group; groups without items are left out. */
export function navigationOf(viewer: Viewer): NavGroup[] {
  return GROUPS.map((group) => ({ ...group, items: group.items.filter((item) => item.shown(viewer)) })).filter(
    (group) => group.items.length > 0
  )
}

/** Whether an item leads to where the reader is. */
export function isCurrent(item: NavItem, url: string): boolean {
  const path = url.split(/[?#]/)[0]!
  return path === item.covers || (item.covers !== '/main' && path.startsWith(`${item.covers}/`))
}
