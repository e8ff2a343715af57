import type { MatterPanelContents } from '@generated/parts'
import { router } from '@inertiajs/react'
import { ShieldQuestion } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { DateTime } from '~/components/display/date_time'
import { Panel } from '~/components/layout/panel'
import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { DecisionBadge } from './decision_badge'

export type RecordChecks = MatterPanelContents['conflicts']

/** How a record stands with conflicts of interest: the last check, who was not looked for since, and the way to look. */
export function RecordPanel({ content, action }: { content: RecordChecks; action: string }) {
  const t = useMessages()
  const [isChecking, setChecking] = useState(false)
  const { check, unchecked } = content

  function look() {
    setChecking(true)
    router.post(action, {}, { onFinish: () => setChecking(false) })
  }

  return (
    <Panel
      title={t('conflicts.panel.title')}
      end={
        <Button
          size="sm"
          variant={unchecked.length > 0 ? 'secondary' : 'ghost'}
          icon={ShieldQuestion}
          pending={isChecking}
          pendingText={t('conflicts.searching')}
          onClick={look}
        >
          {t('conflicts.panel.check')}
        </Button>
      }
    >
      <div className="grid gap-1.5 text-sm">
        {check ? (
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <TextLink href={route('law_firm.conflicts.show', { id: check.id })}>
              {t('conflicts.panel.last', { folio: check.folio })}
            </TextLink>
            <DateTime value={check.checkedAt} format="short" />
            <DecisionBadge decision={check.decision} />
          </p>
        ) : (
          <p className="text-fg-muted">{t('conflicts.panel.never')}</p>
        )}
        {check && unchecked.length > 0 && (
          <p className="text-warning-fg">
            {t('conflicts.panel.unchecked', { count: unchecked.length, names: unchecked.slice(0, 5).join(', ') })}
          </p>
        )}
      </div>
    </Panel>
  )
}
