import { Badge } from '~/components/display/badge'
import { useMessages } from '~/hooks/use_messages'
import { TONES, type Decision } from './types'

/** What was decided about a check. */
export function DecisionBadge({ decision }: { decision: Decision }) {
  const t = useMessages()
  return <Badge tone={TONES[decision]}>{t(`conflicts.decision.${decision}`)}</Badge>
}
