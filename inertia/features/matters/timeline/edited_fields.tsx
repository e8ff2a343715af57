import { MATTER_TEXT_KEYS } from '@generated/fields'
import { ArrowRight } from 'lucide-react'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import { formatMoney, typedFromDay } from '~/i18n/formats'
import type { MessageId } from '~/i18n/messages'
import { useLocale } from '~/i18n/provider'
import { MATERIAS, STATUSES } from '~/features/matters/vocabulary'

/** Names of fields that are called by another id than their own. */
const NAMED: Record<string, MessageId> = {
  clientName: 'matters.field.client',
  responsibleId: 'matters.field.responsible',
}

const FIELDS = [
  ...['title', 'materia', 'status', ...MATTER_TEXT_KEYS],
  ...['clientName', 'clients', 'responsibleId', 'ourRole', 'filedOn', 'claimAmount'],
]

/** What each field said before and after an edit. */
export function EditedFields({ values }: { values: Record<string, string> }) {
  const t = useMessages()
  const { locale } = useLocale()
  const changed = FIELDS.filter((name) => `${name}.to` in values)

  function told(name: string, value = ''): string {
    if (value === '') return ''
    if (name === 'status') return t(STATUSES[value as keyof typeof STATUSES]?.name ?? 'matters.empty_value')
    if (name === 'ourRole') return t.first([`matters.party.role.${value}`], t('matters.empty_value'))
    if (name === 'filedOn') return typedFromDay(value)
    if (name === 'claimAmount') return formatMoney(Number(value), locale)
    if (name === 'materia') return t(MATERIAS[value as keyof typeof MATERIAS] ?? 'matters.empty_value')
    return value
  }

  return (
    <ul className="grid max-w-140 gap-1.5 rounded-lg border border-line bg-surface px-3 py-2.5 text-sm">
      {changed.map((name) => (
        <li key={name} className="grid gap-x-3 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
          <span className="text-fg-subtle">{t(NAMED[name] ?? (`matters.field.${name}` as MessageId))}</span>
          <span className="min-w-0 wrap-break-word">
            <Said text={told(name, values[`${name}.from`])} />
            <Icon of={ArrowRight} size={12} className="mx-1.5 inline align-[-1px] text-fg-subtle" />
            <span className="sr-only">{t('matters.timeline.changed_to')}</span>
            <Said text={told(name, values[`${name}.to`])} isNow />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Said({ text, isNow }: { text: string; isNow?: boolean }) {
  const t = useMessages()
  if (text === '') return <em className="text-fg-subtle">{t('matters.timeline.nothing')}</em>
  return <span className={isNow ? 'font-medium' : 'text-fg-muted'}>{text}</span>
}
