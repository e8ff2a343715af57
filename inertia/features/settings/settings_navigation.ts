import {
  Bell,
  Building2,
  CalendarClock,
  CalendarOff,
  HandCoins,
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
import { route } from '~/routes'
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
    { label: 'settings.nav.account', href: route('settings.account'), icon: UserRound, shown: anyone },
    { label: 'settings.nav.preferences', href: route('settings.preferences'), icon: SlidersHorizontal, shown: anyone },
    { label: 'settings.nav.security', href: route('settings.security'), icon: KeyRound, shown: inPerson },
    { label: 'settings.nav.notification', href: route('settings.notification'), icon: Bell, shown: anyone },
    {
      label: 'settings.nav.templates',
      href: route('settings.matter_templates.index'),
      icon: LayoutTemplate,
      shown: may('plantilla:leer'),
    },
    { label: 'settings.nav.privacy', href: route('settings.privacy'), icon: ShieldCheck, shown: anyone },
  ],
  firm: [
    { label: 'settings.nav.info', href: route('law_firm.firm.show'), icon: Building2, shown: lawyer },
    { label: 'settings.nav.members', href: route('law_firm.members.index'), icon: Users, shown: may('equipo:leer') },
    { label: 'settings.nav.groups', href: route('law_firm.groups.index'), icon: UsersRound, shown: may('equipo:leer') },
    { label: 'settings.nav.roles', href: route('law_firm.roles.index'), icon: KeyRound, shown: may('rol:leer') },
    {
      label: 'settings.nav.templates',
      href: route('law_firm.matter_templates.index'),
      icon: LayoutTemplate,
      shown: may('plantilla:leer'),
    },
    {
      label: 'settings.nav.calendars',
      href: route('law_firm.calendars.index'),
      icon: CalendarOff,
      shown: may('expedientes:leer'),
    },
    {
      label: 'settings.nav.docket',
      href: route('law_firm.docket_settings.show'),
      icon: CalendarClock,
      shown: may('expedientes:leer'),
    },
    {
      label: 'settings.nav.billing',
      href: route('law_firm.billing_settings.show'),
      icon: HandCoins,
      shown: may('suscripcion:gestionar'),
    },
    { label: 'settings.nav.log', href: route('law_firm.log.index'), icon: ScrollText, shown: may('despacho:editar') },
    {
      label: 'settings.nav.export',
      href: route('law_firm.archive.show'),
      icon: HardDriveDownload,
      shown: (viewer) => viewer.isOwner && inPerson(viewer),
    },
  ],
}

/** The pages of an area that a person may open. */
export function settingsOf(area: SettingsArea, viewer: Viewer): SettingsItem[] {
  return AREAS[area].filter((item) => item.shown(viewer))
}
