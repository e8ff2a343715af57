import { Badge } from '~/components/display/badge'
import { useMessages } from '~/hooks/use_messages'
import type { DraftLine } from './types'

const TONES = { waiting: 'neutral', draft: 'warning', approved: 'info', skipped: 'neutral', sent: 'success' } as const

/** How a draft comes along, why it cannot be sent, and what became of its email. */
export function DraftStateBadge({ state, problem, email }: Pick<DraftLine, 'state' | 'problem' | 'email'>) {
  const t = useMessages()
  const hasFailed = email !== null && ['failed', 'bounced'].includes(email.state)
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={hasFailed ? 'danger' : TONES[state]}>
        {t(hasFailed ? 'client_reports.email.failed' : `client_reports.state.${state}`)}
      </Badge>
      {problem && <span className="text-sm text-fg-muted">{t(`client_reports.problem.${problem}`)}</span>}
      {hasFailed && email.reason && <span className="text-sm text-fg-muted">{email.reason}</span>}
    </span>
  )
}
