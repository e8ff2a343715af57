import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { TextLink } from '~/components/actions/text_link'
import { Panel } from '~/components/layout/panel'
import { RuleArticle, type RuleArticles } from '~/features/deadlines/rule_article'
import type { Choices } from '~/features/deadlines/types'
import { docketAddress } from '~/features/docket/address'
import { DeadlineState } from '~/features/docket/deadline_state'
import { DeadlineWhen } from '~/features/docket/deadline_when'
import { TriggerForm } from '~/features/docket/trigger_form'
import { resolutionName, type DeadlineLine, type DocketContent } from '~/features/docket/types'
import { useMessages } from '~/hooks/use_messages'

export type TermPanelProps = {
  matter: { id: number } | null
  deadlines: (DeadlineLine & { citation: string | null })[]
  articles: RuleArticles
  today: string
  trigger: (Pick<DocketContent, 'resolutions' | 'documents'> & { choices: Choices }) | null
  /** What is usually notified at this stage. */
  usual: string[]
}

/** The next deadlines of the matter of a proceeding with their articles, and what is usually notified at its stage. */
export function TermPanel({ matter, deadlines, articles, today, trigger, usual }: TermPanelProps) {
  const t = useMessages()
  const [recording, setRecording] = useState<{ expected: string | null } | null>(null)
  return (
    <Panel title={t('amparo.terms')}>
      {!matter && <p className="text-sm text-fg-muted">{t('amparo.terms.link_first')}</p>}
      {matter && deadlines.length === 0 && <p className="text-sm text-fg-muted">{t('amparo.terms.none')}</p>}
      {matter && deadlines.length > 0 && (
        <ul className="grid gap-3 text-sm">
          {deadlines.map((deadline) => (
            <li key={deadline.id} className="grid gap-0.5">
              <TextLink href={docketAddress(matter.id, deadline.id)}>{deadline.title}</TextLink>
              <span className="flex flex-wrap items-center gap-2">
                <DeadlineWhen deadline={deadline} today={today} />
                <DeadlineState deadline={deadline} />
              </span>
              {deadline.citation && (
                <span className="text-fg-muted">
                  {deadline.citation}
                  <RuleArticle citation={deadline.citation} articles={articles} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {trigger && usual.length > 0 && (
        <div className="mt-3 grid gap-1.5">
          <p className="text-sm text-fg-muted">{t('amparo.terms.at_stage')}</p>
          <span className="flex flex-wrap gap-2">
            {usual.map((key) => (
              <Button key={key} size="sm" onClick={() => setRecording({ expected: key })}>
                {t(resolutionName(key))}
              </Button>
            ))}
          </span>
        </div>
      )}
      {trigger && (
        <span className="mt-3 block">
          <Button onClick={() => setRecording({ expected: null })}>{t('amparo.terms.register')}</Button>
        </span>
      )}
      {trigger && matter && recording && (
        <TriggerForm
          matterId={matter.id}
          choices={trigger.choices}
          resolutions={trigger.resolutions}
          documents={trigger.documents}
          cause={{ parentId: null, expected: recording.expected }}
          onClose={() => setRecording(null)}
        />
      )}
    </Panel>
  )
}
