import {
  BellRing,
  Building2,
  Contact,
  DatabaseZap,
  FolderOpen,
  Gavel,
  House,
  Inbox,
  Landmark,
  Library,
  ListTodo,
  Mail,
  Search,
  Settings,
  ShieldQuestion,
  Star,
  UserCog,
  Users,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { MessageId } from '~/i18n/messages'
import type { SharedProps } from '~/types'

type Viewer = NonNullable<SharedProps['identity']>

export interface NavItem {
  label: MessageId
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

const lawyer = (viewer: Viewer) => viewer.audience === 'lawyer'
const client = (viewer: Viewer) => viewer.audience === 'client'
const operator = (viewer: Viewer) => viewer.isAdmin
const may = (permission: string) => (viewer: Viewer) =>
  lawyer(viewer) && viewer.permissions.includes(permission as never)

type Item = Omit<NavItem, 'covers'> & { covers?: string[] }

/** An item covers its own address unless it says otherwise. */
const group = (label: MessageId, items: Item[]): NavGroup => ({
  label,
  items: items.map((item) => ({ covers: [item.href], ...item })),
})

/** The sections that exist; what is not built yet is absent. */
const GROUPS: NavGroup[] = [
  group('shell.nav.firm', [
    { label: 'shell.nav.home', href: '/main', icon: House, shown: lawyer, atHand: true },
    { label: 'shell.nav.home', href: '/main/client', icon: House, shown: client, atHand: true },
    {
      label: 'portal.matters.title',
      href: '/law-firm/cliente-files',
      covers: ['/law-firm/cliente-files', '/law-firm/files/file-overview-client'],
      icon: FolderOpen,
      shown: client,
      atHand: true,
    },
    {
      label: 'shell.nav.matters',
      href: '/law-firm/files/list',
      covers: ['/law-firm/files'],
      icon: FolderOpen,
      shown: may('expedientes:leer'),
      atHand: true,
    },
    {
      label: 'shell.nav.clients',
      href: '/law-firm/clients',
      covers: ['/law-firm/clients', '/law-firm/client-requests'],
      leaves: ['/law-firm/clients/conflicts'],
      icon: Contact,
      shown: may('clientes:leer'),
    },
    {
      label: 'shell.nav.conflicts',
      href: '/law-firm/clients/conflicts',
      icon: ShieldQuestion,
      shown: (viewer) => may('clientes:leer')(viewer) && may('expedientes:leer')(viewer),
    },
    { label: 'shell.nav.activities', href: '/law-firm/activities', icon: ListTodo, shown: may('expedientes:leer') },
    { label: 'shell.nav.reminders', href: '/law-firm/reminders', icon: BellRing, shown: may('expedientes:leer') },
    {
      label: 'shell.nav.team',
      href: '/law-firm/settings/members',
      covers: ['/law-firm/settings/members', '/law-firm/settings/groups', '/law-firm/settings/roles'],
      icon: Users,
      shown: may('equipo:leer'),
    },
    {
      label: 'shell.nav.invitations',
      href: '/law-firm/invitations',
      icon: Mail,
      shown: (viewer) => !client(viewer),
    },
    { label: 'shell.nav.firm_info', href: '/law-firm/settings/info', icon: Building2, shown: lawyer },
  ]),
  group('shell.nav.research', [
    {
      label: 'shell.nav.search',
      href: '/search/b-search/results',
      covers: ['/search/b-search'],
      icon: Search,
      shown: lawyer,
      atHand: true,
    },
    {
      label: 'shell.nav.collections',
      href: '/search/collections',
      covers: ['/search/collections', '/search/alerts'],
      leaves: ['/search/collections?tab=favorites'],
      icon: Library,
      shown: lawyer,
    },
    { label: 'shell.nav.favorites', href: '/search/collections?tab=favorites', icon: Star, shown: lawyer },
    { label: 'shell.nav.courts', href: '/search/courts', covers: ['/search/courts'], icon: Landmark, shown: lawyer },
    { label: 'shell.nav.judges', href: '/search/judges', icon: Gavel, shown: lawyer },
  ]),
  group('shell.nav.operation', [
    { label: 'shell.nav.workspaces', href: '/settings/workspaces', icon: Landmark, shown: operator },
    { label: 'shell.nav.users', href: '/settings/users', icon: UserCog, shown: operator },
    { label: 'shell.nav.sources', href: '/settings/sources', icon: DatabaseZap, shown: operator },
    { label: 'shell.nav.outbox', href: '/settings/outbox', icon: Inbox, shown: operator },
  ]),
  group('shell.nav.account', [
    {
      label: 'shell.nav.settings',
      href: '/settings/account',
      covers: [
        '/settings/account',
        '/settings/preferences',
        '/settings/security',
        '/settings/notification',
        '/settings/privacy',
      ],
      icon: Settings,
      shown: () => true,
    },
  ]),
]

/** What a person finds in the menu, by group; groups without items are left out. */
export function navigationOf(viewer: Viewer): NavGroup[] {
  return GROUPS.map((section) => ({ ...section, items: section.items.filter((item) => item.shown(viewer)) })).filter(
    (section) => section.items.length > 0
  )
}

/** Whether an item leads to where the reader is. */
export function isCurrent(item: NavItem, url: string): boolean {
  const [path = '', search = ''] = url.split('#')[0]!.split('?')
  const asked = new URLSearchParams(search)
  const isBelow = (cover: string) => {
    const [place, part] = cover.split('?')
    if (part)
      return path === place && [...new URLSearchParams(part)].every(([name, value]) => asked.get(name) === value)
    return path === cover || (cover !== '/main' && path.startsWith(`${cover}/`))
  }
  return item.covers.some(isBelow) && !item.leaves?.some(isBelow)
}

const PLACES = 5

/** The entries at the foot of a phone, in the order of the menu: all when they fit, else the chosen few with room left for «Más». */
export function atTheFoot(viewer: Viewer): { items: NavItem[]; hasMore: boolean } {
  const all = navigationOf(viewer).flatMap(({ items }) => items)
  if (all.length <= PLACES) return { items: all, hasMore: false }
  const first = [...all.filter(({ atHand }) => atHand), ...all.filter(({ atHand }) => !atHand)].slice(0, PLACES - 1)
  return { items: all.filter((item) => first.includes(item)), hasMore: true }
}
