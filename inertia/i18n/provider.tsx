import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { loadMessages, onWidened, type Messages } from './catalogues'
import { defaultTimeZone, tagOf } from './formats'
import type { Locale } from './formats'

export { loadMessages, type Messages } from './catalogues'
export type { Locale } from './formats'

interface LocaleState {
  locale: Locale
  timeZone: string
  setLocale: (locale: Locale) => Promise<void>
  setTimeZone: (timeZone: string) => void
}

const LocaleContext = createContext<LocaleState | null>(null)

/** Language and time zone in force, and `setLocale`, which swaps the language of the page without a reload. */
export function useLocale() {
  const state = use(LocaleContext)
  if (!state) throw new Error('useLocale needs a MessagesProvider above it')
  return state
}

interface MessagesProviderProps {
  locale: Locale
  messages: Messages
  timeZone?: string
  children: ReactNode
}

/** Gives messages, language and time zone to everything below. Follows `locale` when the server changes it. */
export function MessagesProvider({ locale, messages, timeZone: given, children }: MessagesProviderProps) {
  const [current, setCurrent] = useState({ locale, messages })
  const [timeZone, setTimeZone] = useState(given ?? defaultTimeZone)

  const setLocale = useCallback(async (next: Locale) => {
    setCurrent({ locale: next, messages: await loadMessages(next) })
    document.documentElement.lang = tagOf(next)
  }, [])

  useEffect(
    () => onWidened((of, all) => setCurrent((shown) => (shown.locale === of ? { locale: of, messages: all } : shown))),
    []
  )

  const followed = useRef(locale)
  useEffect(() => {
    if (followed.current === locale) return
    followed.current = locale
    void setLocale(locale)
  }, [locale, setLocale])

  const state = useMemo(
    () => ({ locale: current.locale, timeZone, setLocale, setTimeZone }),
    [current.locale, timeZone, setLocale]
  )
  return (
    <LocaleContext value={state}>
      <IntlProvider
        locale={tagOf(current.locale)}
        defaultLocale="es-MX"
        messages={current.messages}
        timeZone={timeZone}
      >
        {children}
      </IntlProvider>
    </LocaleContext>
  )
}
