import { useIntl } from 'react-intl'
import { useFileSize } from '~/features/document_reading/file_size'
import { useMessages } from '~/hooks/use_messages'
import { formatDate, formatMoney, isDay } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { MAX_NAMED } from './permission_change'

const MAX_VALUE_LENGTH = 400
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Where the names of fields are: the log's own, those of records. */
const FIELDS = ['history.field', 'clients.field', 'matters.field']

/** Where the words of a field's codes are, beside those of the history itself. */
const CODES: Record<string, string[]> = {
  materia: ['matters.materia'],
  role: ['matters.party.role', 'clients.contact.role'],
  side: ['matters.party.side'],
  ourRole: ['matters.party.role'],
  kind: ['matters.party.kind', 'matters.link'],
  state: ['activities.state'],
  priority: ['activities.priority'],
  rhythm: ['reminders.rhythm'],
  emailKind: ['billing_emails.kind'],
  type: ['cfdi.sat.type'],
  taxRegime: ['firm.regime'],
}

/** What actions are about whose figures are money, in centavos; elsewhere a total is a count. */
const OF_MONEY = /^(charge|payment|recurring_charge|fee_agreement|expense|time_entry|client_fund|cfdi|bank_movement)\./

/** Fields of those that hold money. */
const MONEY = new Set([
  ...['subtotal', 'discount', 'tax', 'withheldIsr', 'withheldIva', 'total', 'paid', 'writtenOff', 'remaining'],
  ...['amount', 'applied', 'refunded', 'credit', 'balance'],
])

/** Questions of the matter's template by key. */
export type Questions = Record<string, { label: string; type: string }>

/** The log as people read it: what no catalogue names is shown as the log has it. */
export function useWords(questions: Questions = {}) {
  const { formatMessage, formatList } = useIntl()
  const { locale, timeZone } = useLocale()
  const fileSize = useFileSize()
  const t = useMessages()
  const named = (id: string, otherwise: string) => t.first([id], otherwise)
  const permission = (code: string) =>
    formatMessage(
      { id: 'roles.whole' },
      { group: named(`roles.group.${code.split(':')[0]}`, code), verb: named(`roles.verb.${code}`, code) }
    )
  return {
    action: (action: string) => named(`history.action.${action}`, action),
    field: (field: string) =>
      questions[field]?.label ??
      t.first(
        FIELDS.map((of) => `${of}.${field}`),
        field
      ),
    /** What a role may do, as the page of roles calls it: the first of these codes, and how many more there are. */
    permissions(codes: string[]): string {
      const names = codes.slice(0, MAX_NAMED).map(permission)
      const count = codes.length - names.length
      if (count === 0) return formatList(names)
      return formatMessage({ id: 'history.permissions.more' }, { names: names.join(', '), count })
    },
    /** `action` is what was done. */
    value(field: string, value: string, action = ''): string {
      if (INSTANT.test(value)) return formatDate(value, 'full', locale, timeZone)
      if (isDay(value)) return formatDate(value, 'long', locale)
      if (MONEY.has(field) && OF_MONEY.test(action) && /^-?\d+$/.test(value)) return formatMoney(Number(value), locale)
      if (field === 'claimAmount' || questions[field]?.type === 'money') return formatMoney(Number(value), locale)
      if (field === 'size') return fileSize(Number(value))
      const catalogues = [`history.value.${field}`, ...(CODES[field] ?? []), 'history.value']
      const short = value.length > MAX_VALUE_LENGTH ? `${value.slice(0, MAX_VALUE_LENGTH)}…` : value
      return t.first(
        catalogues.map((catalogue) => `${catalogue}.${value}`),
        short
      )
    },
  }
}
