import { useIntl } from 'react-intl'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

const MOST = 400
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** The log as people read it: what no catalogue names is shown as the log has it. */
export function useWords() {
  const { messages, formatMessage } = useIntl()
  const { locale, timeZone } = useLocale()
  const named = (id: string, otherwise: string) => (id in messages ? formatMessage({ id: id as never }) : otherwise)
  return {
    action: (action: string) => named(`history.action.${action}`, action),
    field: (field: string) => named(`history.field.${field}`, field),
    value(field: string, value: string): string {
      if (INSTANT.test(value)) return formatDate(value, 'full', locale, timeZone)
      const word = named(`history.value.${field}.${value}`, '') || named(`history.value.${value}`, '')
      return word || (value.length > MOST ? `${value.slice(0, MOST)}…` : value)
    },
  }
}
