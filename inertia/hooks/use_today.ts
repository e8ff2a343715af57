import { useNow } from '~/hooks/use_now'
import { useLocale } from '~/i18n/provider'

/** The day that it is for the reader, `YYYY-MM-DD`; null on the server and while the page hydrates. */
export function useToday(): string | null {
  const { timeZone } = useLocale()
  const now = useNow()
  return now && new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)
}
