import type { PaymentState as State } from '@generated/fields'
import { Badge, type BadgeTone } from '~/components/display/badge'
import { useMessages } from '~/hooks/use_messages'

const TONES: Record<State, BadgeTone> = { review: 'warning', accepted: 'success', rejected: 'void' }

/** Whether a payment counts, in a pill. */
export function PaymentState({ state }: { state: State }) {
  const t = useMessages()
  return <Badge tone={TONES[state]}>{t(`payments.state.${state}`)}</Badge>
}
