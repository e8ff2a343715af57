import { Panel } from '~/components/layout/panel'
import { ProgressBar } from '~/components/feedback/progress_bar'
import { Spinner } from '~/components/feedback/spinner'
import { useMessages } from '~/hooks/use_messages'
import { useLocale } from '~/i18n/provider'
import { doneOf, spanOf } from './vocabulary'
import type { Kind } from './vocabulary'

/** The readings that are under way. */
export function RunningNow({ kinds }: { kinds: Kind[] }) {
  const t = useMessages()
  const { locale } = useLocale()
  const running = kinds.filter(({ state }) => state === 'running')
  if (running.length === 0) return null
  return (
    <Panel>
      <div className="grid gap-4">
        {running.map(({ source, kind, kindName, lastRun }) => {
          const label = t('sources.reading_now', { kind: kindName[locale] })
          return lastRun && lastRun.planned > 0 ? (
            <ProgressBar
              key={`${source} ${kind}`}
              label={label}
              value={doneOf(lastRun)}
              max={lastRun.planned}
              detail={spanOf(lastRun.seconds)}
            />
          ) : (
            <span key={`${source} ${kind}`} className="flex items-center gap-2">
              <Spinner /> {label}
            </span>
          )
        })}
      </div>
    </Panel>
  )
}
