import { Badge } from '~/components/display/badge'
import type { Condition } from '~/features/research/laws/types'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

const TONES = {
  inForce: 'success',
  notYet: 'info',
  abrogated: 'void',
  repealed: 'void',
  ended: 'void',
  unknown: 'neutral',
} as const
/** What is law until a day that is known. */
const ENDS = { inForce: 'ends', notYet: 'notYet', unknown: 'unknown_ends' } as const

/** Whether a norm is law today, by the provisions that were read; where none tells, it says so. */
export function ConditionBadge({ condition: { state, from, until } }: { condition: Condition }) {
  const t = useMessages()
  const { locale } = useLocale()
  const day = (date: string | null) => (date ? formatDate(date, 'short', locale) : '')
  const isOver = state === 'abrogated' || state === 'repealed' || state === 'ended'
  const ends = !isOver && until !== null
  return (
    <Badge tone={ends ? 'warning' : TONES[state]}>
      {t(`laws.condition.${ends ? ENDS[state] : state}`, {
        from: day(from),
        until: day(until),
        known: until ? 'yes' : 'no',
      })}
    </Badge>
  )
}
