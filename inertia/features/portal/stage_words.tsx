import { CircleCheck, CircleDot, CircleHelp, CirclePause } from 'lucide-react'
import { Badge, type BadgeTone } from '~/components/badge'
import { Icon, type LucideIcon } from '~/components/icon'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { KINDS, meaningOf } from './glossary'
import type { ClientMatter, Status } from './types'

const LOOKS: Record<Status, { icon: LucideIcon; tone: BadgeTone }> = {
  active: { icon: CircleDot, tone: 'info' },
  suspended: { icon: CirclePause, tone: 'warning' },
  concluded: { icon: CircleCheck, tone: 'success' },
}

/** The state of a matter and what it means; the words of lawyers that its stage and kind use, each with its meaning one press away. */
export function StageWords({ matter: { status, stage, materia } }: { matter: ClientMatter }) {
  const t = useMessages()
  const { icon, tone } = LOOKS[status]
  const kind = KINDS[materia]
  return (
    <div className="mt-2 grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tone} icon={icon}>
          {t(`matters.client.status.${status}`)}
        </Badge>
        {stage && <Badge tone="outline">{stage}</Badge>}
      </div>
      <p className="text-fg-muted">{t(`matters.client.means.${status}`)}</p>
      {stage && <Meaning question={t('portal.words.what_is', { word: stage })} text={meaningOf(stage)} />}
      {kind && <Meaning question={t('portal.words.what_is', { word: t('matters.materia.amparo') })} text={kind} />}
    </div>
  )
}

function Meaning({ question, text }: { question: string; text: MessageId }) {
  const t = useMessages()
  return (
    <details className="rounded-lg bg-surface-subtle px-3 py-2 text-base">
      <summary className="flex min-h-7 cursor-pointer items-center gap-2 font-medium">
        <Icon of={CircleHelp} className="text-accent-fg" />
        {question}
      </summary>
      <p className="mt-1 text-fg-muted">{t(text)}</p>
    </details>
  )
}
