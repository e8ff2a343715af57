import type { AnalysisPanelContents } from '@generated/parts'
import { Suspense, useState } from 'react'
import { OPENED, lazily } from '~/components/feedback/lazily'
import { Button } from '~/components/actions/button'
import { DateTime } from '~/components/display/date_time'
import { Details } from '~/components/layout/details'
import { MarkBadge } from '~/features/collections/mark_badge'
import type { Mark } from '~/features/collections/types'
import { SideSection } from '~/features/research/reading/side_section'
import { useMessages } from '~/hooks/use_messages'

const MarkDialog = lazily(() => import('~/features/collections/mark_dialog'), OPENED)

export type MarkPanel = AnalysisPanelContents['collections.mark']

/** The firm's own word on whether the document holds, with who said so, when and why, and what was said before. */
export function MarkSection({ content: { documentId, mayMark, state, history } }: { content: MarkPanel }) {
  const t = useMessages()
  const [shown, setShown] = useState<{ open: boolean; time: number } | null>(null)
  const [latest, ...earlier] = history
  const past = state ? earlier : history
  if (!state && past.length === 0 && !mayMark) return null
  return (
    <SideSection
      title={t('collections.panel.mark')}
      action={
        mayMark && (
          <Button
            size="sm"
            className="print:hidden"
            onClick={() => setShown((last) => ({ open: true, time: (last?.time ?? 0) + 1 }))}
          >
            {t(state ? 'collections.mark.change' : 'collections.mark.set')}
          </Button>
        )
      }
    >
      {(state ?? past.length > 0) && (
        <div className="grid gap-2 text-sm">
          {state && latest && <Step step={latest} badge={state} />}
          {past.length > 0 && (
            <Details summary={t('collections.mark.history')} className="print:hidden">
              <ol className="mt-2 grid gap-2">
                {past.map((step) => (
                  <li key={step.id}>
                    <Step step={step} />
                  </li>
                ))}
              </ol>
            </Details>
          )}
        </div>
      )}
      {shown && (
        <Suspense>
          <MarkDialog
            // Anew each time it is opened, not when the mark changes: the one that takes the place of what was just sent would find its draft.
            key={shown.time}
            {...{ documentId, state }}
            open={shown.open}
            onClose={() => setShown({ ...shown, open: false })}
          />
        </Suspense>
      )}
    </SideSection>
  )
}

function Step({ step, badge }: { step: MarkPanel['history'][number]; badge?: Mark }) {
  const t = useMessages()
  return (
    <div className="grid gap-1">
      {badge && (
        <span>
          <MarkBadge mark={badge} />
        </span>
      )}
      {step.reason && <p className="whitespace-pre-line wrap-anywhere">{step.reason}</p>}
      <p className="text-fg-subtle">
        {t(`collections.mark.step.${step.state}`, { name: step.by })} · <DateTime value={step.at} />
      </p>
    </div>
  )
}
