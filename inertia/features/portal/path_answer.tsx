import { CircleCheck, CircleDot, CirclePause } from 'lucide-react'
import { Badge, type BadgeTone } from '~/components/display/badge'
import type { LucideIcon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import { Answer } from './answer'
import { StagePath } from './stage_path'
import { StageWords } from './stage_words'
import type { ClientMatter, PathStep, Status } from './types'

const LOOKS: Record<Status, { icon: LucideIcon; tone: BadgeTone }> = {
  active: { icon: CircleDot, tone: 'info' },
  suspended: { icon: CirclePause, tone: 'warning' },
  concluded: { icon: CircleCheck, tone: 'success' },
}

interface PathAnswerProps {
  matter: ClientMatter
  path: PathStep[]
  className?: string
}

/** How the matter stands: its state in plain words, the way that it takes, and what the words of lawyers in it mean. */
export function PathAnswer({ matter, path, className }: PathAnswerProps) {
  const t = useMessages()
  const { status } = matter
  const badge = (
    <Badge tone={LOOKS[status].tone} icon={LOOKS[status].icon}>
      {t(`matters.client.status.${status}`)}
    </Badge>
  )
  return (
    <Answer title={t('portal.news.title')} anchor="path" end={badge} className={className}>
      <p className="mt-1 text-fg-muted">{t(`matters.client.means.${status}`)}</p>
      {path.length > 0 && <StagePath path={path} status={status} />}
      <StageWords matter={matter} />
    </Answer>
  )
}
