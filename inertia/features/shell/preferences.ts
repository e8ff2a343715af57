import { colorBrowser } from '~/hooks/color_browser'
import { router } from '@inertiajs/react'
import { route } from '~/routes'

export type ThemeChoice = 'light' | 'dark' | 'system'
export type Language = 'es' | 'en'

const YEAR = 31_536_000

function remember(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR}; samesite=lax; secure`
}

/** Shows a theme at once and keeps the choice, in this browser and, when signed in, in the account. */
export function chooseTheme(theme: ThemeChoice, signedIn: boolean): void {
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  colorBrowser()
  remember('theme', theme)
  if (signedIn) save({ theme })
}

/** Keeps the language; showing it is the affair of the messages provider. */
export function rememberLanguage(language: Language, signedIn: boolean): void {
  remember('language', language)
  if (signedIn) save({ language })
}

interface Preferences {
  theme?: ThemeChoice
  language?: Language
}

let isSaving = false
let next: Preferences | null = null

/** One at a time: what is chosen while a choice is being saved is saved after it, since only the last one counts. */
function save(preferences: Preferences): void {
  if (isSaving) {
    next = { ...next, ...preferences }
    return
  }
  isSaving = true
  router.patch(
    route('settings.preferences.update'),
    { ...preferences },
    {
      preserveScroll: true,
      preserveState: true,
      headers: { blockType: 'button' },
      onFinish: () => {
        isSaving = false
        const waiting = next
        next = null
        if (waiting) save(waiting)
      },
    }
  )
}
