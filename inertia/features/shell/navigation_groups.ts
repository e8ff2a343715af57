import {
  BellRing,
  Building2,
  Calculator,
  CalendarClock,
  CalendarDays,
  CalendarOff,
  ChartNoAxesColumn,
  Contact,
  DatabaseZap,
  FileChartColumn,
  FolderOpen,
  Gavel,
  House,
  Inbox,
  Landmark,
  Library,
  ListTodo,
  Mail,
  Scale,
  ScrollText,
  Search,
  Settings,
  ShieldQuestion,
  Star,
  UserCog,
  Users,
  Wallet,
} from 'lucide-react'
import type { MessageId } from '~/i18n/messages'
import { route, staticPart } from '~/routes'
import type { NavGroup, NavItem, Viewer } from './navigation_items'

const lawyer = (viewer: Viewer) => viewer.audience === 'lawyer'
const client = (viewer: Viewer) => viewer.audience === 'client'
const inFirmOrClient = (viewer: Viewer) => lawyer(viewer) || client(viewer)
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
export const GROUPS: NavGroup[] = [
  group('shell.nav.firm', [
    { label: 'shell.nav.home', href: route('main.home'), icon: House, shown: lawyer, atHand: true },
    { label: 'shell.nav.home', href: route('main.client'), icon: House, shown: client, atHand: true },
    {
      label: 'portal.matters.title',
      href: route('portal.matters.index'),
      covers: [route('portal.matters.index'), staticPart('portal.matters.show')],
      icon: FolderOpen,
      shown: client,
      atHand: true,
    },
    {
      label: 'portal_account.title',
      href: route('portal.account.show'),
      icon: Wallet,
      shown: client,
      atHand: true,
    },
    {
      label: 'shell.nav.matters',
      href: route('law_firm.matters.index'),
      covers: [route('law_firm.files')],
      icon: FolderOpen,
      shown: may('expedientes:leer'),
      atHand: true,
    },
    {
      label: 'shell.nav.clients',
      href: route('law_firm.clients.index'),
      covers: [route('law_firm.clients.index'), route('law_firm.client_requests.index')],
      leaves: [route('law_firm.conflicts.index')],
      icon: Contact,
      shown: may('clientes:leer'),
    },
    {
      label: 'shell.nav.conflicts',
      href: route('law_firm.conflicts.index'),
      icon: ShieldQuestion,
      shown: (viewer) => may('clientes:leer')(viewer) && may('expedientes:leer')(viewer),
    },
    {
      label: 'shell.nav.billing',
      href: route('law_firm.charges.index'),
      covers: [
        route('law_firm.charges.index'),
        route('law_firm.payments.index'),
        route('law_firm.recurring_charges.index'),
        route('law_firm.account_statements.index'),
        route('law_firm.bank_statements.index'),
        route('law_firm.cfdi.index'),
        route('law_firm.time_entries.index'),
      ],
      icon: Wallet,
      shown: may('facturas:leer'),
    },
    { label: 'shell.nav.calendar', href: route('calendar.index'), icon: CalendarDays, shown: inFirmOrClient },
    {
      label: 'shell.nav.deadlines',
      href: route('law_firm.deadlines.index'),
      icon: CalendarClock,
      shown: may('expedientes:leer'),
    },
    {
      label: 'shell.nav.amparo',
      href: route('amparo.index'),
      icon: Scale,
      shown: may('expedientes:leer'),
    },
    {
      label: 'shell.nav.activities',
      href: route('law_firm.activities.index'),
      icon: ListTodo,
      shown: may('expedientes:leer'),
    },
    {
      label: 'shell.nav.reminders',
      href: route('law_firm.reminders.index'),
      icon: BellRing,
      shown: may('expedientes:leer'),
    },
    {
      label: 'shell.nav.calculator',
      href: route('law_firm.calculator.index'),
      icon: Calculator,
      shown: may('expedientes:leer'),
    },
    {
      label: 'shell.nav.statistics',
      href: route('law_firm.statistics.show'),
      icon: ChartNoAxesColumn,
      shown: may('estadisticas:leer'),
    },
    {
      label: 'insights.reports.title',
      href: route('law_firm.reports.index'),
      icon: FileChartColumn,
      shown: may('reportes:leer'),
    },
    {
      label: 'shell.nav.team',
      href: route('law_firm.members.index'),
      covers: [route('law_firm.members.index'), route('law_firm.groups.index'), route('law_firm.roles.index')],
      icon: Users,
      shown: may('equipo:leer'),
    },
    {
      label: 'shell.nav.invitations',
      href: route('law_firm.invitations.index'),
      icon: Mail,
      shown: (viewer) => !client(viewer),
    },
    { label: 'shell.nav.firm_info', href: route('law_firm.firm.show'), icon: Building2, shown: lawyer },
  ]),
  group('shell.nav.research', [
    {
      label: 'shell.nav.search',
      href: route('research.searches.results'),
      covers: [staticPart('research.searches.show')],
      icon: Search,
      shown: lawyer,
      atHand: true,
    },
    {
      label: 'shell.nav.collections',
      href: route('research.collections.index'),
      covers: [route('research.collections.index'), route('research.alerts.store')],
      leaves: [route('research.collections.index', {}, { tab: 'favorites' })],
      icon: Library,
      shown: lawyer,
    },
    {
      label: 'shell.nav.favorites',
      href: route('research.collections.index', {}, { tab: 'favorites' }),
      icon: Star,
      shown: lawyer,
    },
    {
      label: 'shell.nav.court_lists',
      href: route('law_firm.court_lists.index'),
      icon: ScrollText,
      shown: may('expedientes:leer'),
    },
    {
      label: 'shell.nav.courts',
      href: route('judiciary.courts.index'),
      covers: [route('judiciary.courts.index')],
      icon: Landmark,
      shown: lawyer,
    },
    { label: 'shell.nav.judges', href: route('judiciary.judges.index'), icon: Gavel, shown: lawyer },
  ]),
  group('shell.nav.operation', [
    { label: 'shell.nav.workspaces', href: route('settings.workspaces.index'), icon: Landmark, shown: operator },
    { label: 'shell.nav.users', href: route('settings.users.index'), icon: UserCog, shown: operator },
    { label: 'shell.nav.sources', href: route('settings.sources.index'), icon: DatabaseZap, shown: operator },
    {
      label: 'shell.nav.rest_calendars',
      href: route('settings.calendars.index'),
      icon: CalendarOff,
      shown: operator,
    },
    { label: 'shell.nav.outbox', href: route('settings.outbox.index'), icon: Inbox, shown: operator },
  ]),
  group('shell.nav.account', [
    {
      label: 'shell.nav.settings',
      shortLabel: 'shell.nav.settings_short',
      href: route('settings.account'),
      covers: [
        route('settings.account'),
        route('settings.preferences'),
        route('settings.security'),
        route('settings.notification'),
        route('settings.privacy'),
      ],
      icon: Settings,
      shown: () => true,
    },
  ]),
]
