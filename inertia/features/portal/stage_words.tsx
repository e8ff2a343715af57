import { CircleHelp } from 'lucide-react'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { KINDS, meaningOf } from './glossary'
import type { ClientMatter } from './types'

/** The words of lawyers that the stage and the kind of a matter use, each with its meaning one press away. */
export function StageWords({ matter: { stage, materia } }: { matter: Pick<ClientMatter, 'stage' | 'materia'> }) {
  const t = useMessages()
  const kind = KINDS[materia]
  if (!stage && !kind) return null
  return (
    <div className="mt-4 grid gap-2 lg:grid-cols-2 lg:items-start">
      {stage && <Meaning question={t('portal.words.what_is', { word: stage })} text={meaningOf(stage)} />}
      {kind && <Meaning question={t('portal.words.what_is', { word: t('matters.materia.amparo') })} text={kind} />}
    </div>
  )
}

function Meaning({ question, text }: { question: string; text: MessageId }) {
  const t = useMessages()
  return (
    <details className="min-w-0 rounded-lg bg-surface-subtle px-3 py-2 text-base">
      <summary className="flex min-h-7 cursor-pointer items-center gap-2 font-medium wrap-break-word">
        <Icon of={CircleHelp} className="flex-none text-accent-fg" />
        <span className="min-w-0">{question}</span>
      </summary>
      <p className="mt-1 text-fg-muted">{t(text)}</p>
    </details>
  )
}
