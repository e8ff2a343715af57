import { standingKey, type ChargeStanding } from '@generated/fields'
import { Badge, type BadgeTone } from '~/components/display/badge'
import { useMessages } from '~/hooks/use_messages'

const TONES: Record<ReturnType<typeof standingKey>, BadgeTone> = {
  draft: 'outline',
  pending: 'neutral',
  part: 'info',
  overdue: 'danger',
  paid: 'success',
  marked: 'success',
  canceled: 'void',
  written_off: 'void',
}

/** Days before its due date from which a charge says so in its pill. */
const SOON = 7

/** How a charge stands, in a pill: what is overdue says by how many days, what is due soon in how many. */
export function ChargeStandingBadge({ standing }: { standing: ChargeStanding }) {
  const t = useMessages()
  const key = standingKey(standing)
  const { days } = standing
  if (key === 'overdue') return <Badge tone="danger">{t('billing.standing.late', { days: -days! })}</Badge>
  const isSoon = days !== null && days <= SOON
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {(!isSoon || key === 'part') && <Badge tone={TONES[key]}>{t(`billing.standing.${key}`)}</Badge>}
      {isSoon && <Badge tone="warning">{t('billing.standing.soon', { days })}</Badge>}
    </span>
  )
}
