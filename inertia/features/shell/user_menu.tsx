import { router, usePage } from '@inertiajs/react'
import { KeyRound, LogOut, Monitor, Moon, SlidersHorizontal, Sun, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '~/components/display/avatar'
import { Menu } from '~/components/actions/menu'
import { inPerson } from '~/features/settings/settings_navigation'
import { useMessages } from '~/hooks/use_messages'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'
import type { SharedProps } from '~/types'
import { shortcutsAreOn, switchShortcuts } from './shortcuts'
import { chooseTheme, rememberLanguage, type Language, type ThemeChoice } from './preferences'

const THEMES = [
  ['light', Sun],
  ['dark', Moon],
  ['system', Monitor],
] as const

/** The way to one's account, language, theme and the way out. */
export function UserMenu() {
  const t = useMessages()
  const { locale, setLocale } = useLocale()
  const identity = usePage<SharedProps>().props.identity!

  const [shortcuts, setShortcuts] = useState(shortcutsAreOn)

  function toggleShortcuts() {
    switchShortcuts(!shortcuts)
    setShortcuts(!shortcuts)
  }

  function chooseLanguage(language: Language) {
    void setLocale(language)
    rememberLanguage(language, true)
  }

  return (
    <Menu
      align="end"
      trigger={{
        label: t('shell.user_menu', { name: identity.name }),
        variant: 'ghost',
        iconOnly: true,
        face: <Avatar name={identity.name} id={String(identity.id)} picture={identity.picture} decorative />,
      }}
      items={[
        { label: t('shell.menu.account'), icon: UserRound, href: route('settings.account') },
        { label: t('shell.menu.preferences'), icon: SlidersHorizontal, href: route('settings.preferences') },
        ...(inPerson(identity)
          ? [{ label: t('shell.menu.security'), icon: KeyRound, href: route('settings.security') }]
          : []),
        'separator',
        { label: t('shell.language.es'), checked: locale === 'es', onSelect: () => chooseLanguage('es') },
        { label: t('shell.language.en'), checked: locale === 'en', onSelect: () => chooseLanguage('en') },
        'separator',
        ...THEMES.map(([theme, icon]) => ({
          label: t(`shell.theme.${theme}`),
          icon,
          checked: identity.theme === theme,
          onSelect: () => chooseTheme(theme as ThemeChoice, true),
        })),
        'separator',
        ...(identity.audience === 'client'
          ? []
          : [{ label: t('shell.shortcuts'), checked: shortcuts, onSelect: toggleShortcuts }, 'separator' as const]),
        { label: t('shell.sign_out'), icon: LogOut, onSelect: () => router.delete(route('security.sessions.destroy')) },
      ]}
    />
  )
}
