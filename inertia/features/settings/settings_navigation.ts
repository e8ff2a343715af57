import {
  Bell,
  Building2,
  HardDriveDownload,
  KeyRound,
  LayoutTemplate,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
  Users,
  UsersRound,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { MessageId } from '~/i18n/messages'
import type { SharedProps } from '~/types'

type Viewer = NonNullable<SharedProps['identity']>

/** Settings of the person, or of the firm they work in. */
export type SettingsArea = 'account' | 'firm'

export interface SettingsItem {
  label: MessageId
  href: string
  icon: LucideIcon
  shown(viewer: Viewer): boolean
}

const anyone = () => true
/** Not who looks through somebody's eyes, nor with another role: the page would be refused. */
export const inPerson = ({ impersonation, preview }: Viewer) => !impersonation && !preview
const lawyer = (viewer: Viewer) => viewer.audience === 'lawyer'
const may = (permission: string) => (viewer: Viewer) =>
  lawyer(viewer) && viewer.permissions.includes(permission as never)

const AREAS: Record<SettingsArea, SettingsItem[]> = {
  account: [
    { label: 'settings.nav.account', href: '/settings/account', icon: UserRound, shown: anyone },
    { label: 'settings.nav.preferences', href: '/settings/preferences', icon: SlidersHorizontal, shown: anyone },
    { label: 'settings.nav.security', href: '/settings/security', icon: KeyRound, shown: inPerson },
    { label: 'settings.nav.notification', href: '/settings/notification', icon: Bell, shown: anyone },
    {
      label: 'settings.nav.templates',
      href: '/settings/templates',
      icon: LayoutTemplate,
      shown: may('plantilla:leer'),
    },
    { label: 'settings.nav.privacy', href: '/settings/privacy', icon: ShieldCheck, shown: anyone },
  ],
  firm: [
    { label: 'settings.nav.info', href: '/law-firm/settings/info', icon: Building2, shown: lawyer },
    { label: 'settings.nav.members', href: '/law-firm/settings/members', icon: Users, shown: may('equipo:leer') },
    { label: 'settings.nav.groups', href: '/law-firm/settings/groups', icon: UsersRound, shown: may('equipo:leer') },
    { label: 'settings.nav.roles', href: '/law-firm/settings/roles', icon: KeyRound, shown: may('rol:leer') },
    {
      label: 'settings.nav.templates',
      href: '/law-firm/settings/templates',
      icon: LayoutTemplate,
      shown: may('plantilla:leer'),
    },
    { label: 'settings.nav.log', href: '/law-firm/settings/log', icon: ScrollText, shown: may('despacho:editar') },
    {
      label: 'settings.nav.export',
      href: '/law-firm/settings/export',
      icon: HardDriveDownload,
      shown: (viewer) => viewer.isOwner && inPerson(viewer),
    },
  ],
}

/** The pages of an area that a person may open. */
export function settingsOf(area: SettingsArea, viewer: Viewer): SettingsItem[] {
  return AREAS[area].filter((item) => item.shown(viewer))
}
