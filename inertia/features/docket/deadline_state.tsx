import { Badge, type BadgeTone } from '~/components/display/badge'
import { useMessages } from '~/hooks/use_messages'
import type { DeadlineLine, DeadlineStatus } from './types'

const TONES: Record<DeadlineStatus, BadgeTone> = {
  proposed: 'info',
  confirmed: 'accent',
  met: 'success',
  missed: 'danger',
  not_due: 'void',
}

/** How far a deadline is, and what of it is unusual. */
export function DeadlineState({ deadline }: { deadline: DeadlineLine }) {
  const t = useMessages()
  const { status, source, awaitsSignature } = deadline
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={TONES[status]}>{t(`docket.status.${status}`)}</Badge>
      {awaitsSignature && <Badge tone="warning">{t('docket.awaits_signature')}</Badge>}
      {source === 'manual' && <Badge tone="outline">{t('docket.manual')}</Badge>}
      {source === 'clock' && <Badge tone="outline">{t('docket.clock')}</Badge>}
    </span>
  )
}
