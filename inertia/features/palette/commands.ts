import {
  Banknote,
  CalendarPlus,
  FilePlus2,
  FolderPlus,
  Search,
  UserPlus,
  Bell,
  SlidersHorizontal,
  WalletCards,
} from 'lucide-react'
import type { LucideIcon } from '~/components/display/icon'
import { fold } from '~/components/forms/choices/option_matching'
import { navigationOf } from '~/features/shell/navigation'
import type { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

type Viewer = NonNullable<SharedProps['identity']>

/** Something to do or a place to go, known without asking the server. */
export interface Command {
  id: string
  title: string
  context: string
  href: string
  icon: LucideIcon
  /** Other words by which people ask for it. */
  words: string
}

interface Action {
  id:
    | 'new_matter'
    | 'new_client'
    | 'new_event'
    | 'new_charge'
    | 'new_payment'
    | 'import_matters'
    | 'notices'
    | 'preferences'
  href: string
  icon: LucideIcon
  permission?: string
  /** Of those alone who work in a firm. */
  isOfFirm?: true
}

const ACTIONS: Action[] = [
  { id: 'new_matter', href: route('law_firm.matters.create'), icon: FolderPlus, permission: 'expedientes:crear' },
  { id: 'new_client', href: route('law_firm.clients.create'), icon: UserPlus, permission: 'clientes:crear' },
  { id: 'new_event', href: route('calendar.index', {}, { add: 'event' }), icon: CalendarPlus, isOfFirm: true },
  { id: 'new_charge', href: route('law_firm.charges.create'), icon: WalletCards, permission: 'facturas:crear' },
  { id: 'new_payment', href: route('law_firm.payments.create'), icon: Banknote, permission: 'pagos:crear' },
  {
    id: 'import_matters',
    href: route('law_firm.bulk_matters.show'),
    icon: FilePlus2,
    permission: 'expedientes:crear',
  },
  { id: 'notices', href: route('main.notices.index'), icon: Bell },
  { id: 'preferences', href: route('settings.preferences'), icon: SlidersHorizontal },
]

/** All that this person may do and where they may go. */
export function commandsOf(viewer: Viewer, t: ReturnType<typeof useMessages>): Command[] {
  const actions = ACTIONS.filter(
    ({ permission, isOfFirm }) =>
      (!permission || viewer.permissions.includes(permission as never)) && (!isOfFirm || viewer.audience === 'lawyer')
  )
  const pages = navigationOf(viewer).flatMap(({ label, items }) => items.map((item) => ({ group: label, ...item })))
  return [
    ...actions.map(({ id, href, icon }) => ({
      id,
      href,
      icon,
      title: t(`palette.action.${id}`),
      context: '',
      words: t(`palette.words.${id}`),
    })),
    ...pages.map(({ group, label, href, icon }) => ({
      id: href,
      href,
      icon,
      title: t(label),
      context: t(group),
      words: '',
    })),
  ]
}

/** The commands that a text may mean: each of its words begins one of theirs. */
export function matching(commands: Command[], text: string): Command[] {
  const asked = fold(text).split(' ').filter(Boolean)
  const says = ({ title, words }: Command) => fold(`${title} ${words}`).split(/[^\p{L}\p{N}~]+/u)
  return commands.filter((command) => asked.every((word) => says(command).some((own) => own.startsWith(word))))
}

/** The way to the whole library for what was typed. */
export function librarySearch(text: string, title: string): Command {
  return {
    id: 'library',
    title,
    context: '',
    href: route('research.searches.results', {}, { q: text }),
    icon: Search,
    words: '',
  }
}

/** Headings of groups come from the server by key; those of the library are its sources. */
export const groupLabel = (key: string) => `palette.group.${key}` as MessageId
