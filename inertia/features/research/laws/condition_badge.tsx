import { Badge } from '~/components/badge'
import type { Condition } from '~/features/research/laws/types'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

const TONES = { inForce: 'success', notYet: 'info', abrogated: 'void', unknown: 'neutral' } as const

/** Whether a norm is law today, by the dates that its source gives; nothing where it gives none. */
export function ConditionBadge({ condition: { state, from, until } }: { condition: Condition }) {
  const t = useMessages()
  const { locale } = useLocale()
  const day = (date: string | null) => (date ? formatDate(date, 'short', locale) : '')
  if (state === 'unknown') return null
  const ends = state === 'inForce' && until !== null
  return (
    <Badge tone={ends ? 'warning' : TONES[state]}>
      {t(ends ? 'laws.condition.ends' : `laws.condition.${state}`, { from: day(from), until: day(until) })}
    </Badge>
  )
}
