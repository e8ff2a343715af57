import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import type { MessageFormatElement } from 'react-intl'
import { defaultTimeZone, tagOf } from './formats'
import type { Locale } from './formats'
import type { MessageId } from './messages'

export type { Locale } from './formats'
export type Messages = Record<MessageId, MessageFormatElement[]>

const catalogues = {
  es: () => import('virtual:messages/es'),
  en: () => import('virtual:messages/en'),
}

/** The compiled messages of one language, fetched once as a hashed asset. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const catalogue = await catalogues[locale]()
  return catalogue.default
}

interface LocaleState {
  locale: Locale
  timeZone: string
  setLocale: (locale: Locale) => Promise<void>
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
export function MessagesProvider({ locale, messages, timeZone = defaultTimeZone, children }: MessagesProviderProps) {
  const [current, setCurrent] = useState({ locale, messages })

  const setLocale = useCallback(async (next: Locale) => {
    setCurrent({ locale: next, messages: await loadMessages(next) })
    document.documentElement.lang = tagOf(next)
  }, [])

  const followed = useRef(locale)
  useEffect(() => {
    if (followed.current === locale) return
    followed.current = locale
    void setLocale(locale)
  }, [locale, setLocale])

  const state = useMemo(() => ({ locale: current.locale, timeZone, setLocale }), [current.locale, timeZone, setLocale])
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
