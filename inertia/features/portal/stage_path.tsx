import { Check } from 'lucide-react'
import { cx } from '~/components/cx'
import { DateTime } from '~/components/display/date_time'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import type { PathStep, Status } from './types'

/** More stages than these do not stand side by side: those farthest from the present one are only counted there. */
const MAX_ACROSS = 7

interface StagePathProps {
  path: PathStep[]
  status: Status
}

/** The way of a matter: what was done, where it is, what usually follows. A column on a phone, a row where there is room. */
export function StagePath({ path, status }: StagePathProps) {
  const t = useMessages()
  const across = shownAcross(path)
  const before = path.indexOf(across[0]!)
  const after = path.length - before - across.length
  return (
    <>
      <ol aria-label={t('portal.path.label')} className="mt-3 lg:flex">
        {path.map((step, place) => (
          <Stage
            key={place}
            step={step}
            isPaused={status === 'suspended'}
            isLast={place === path.length - 1}
            isLastAcross={step === across.at(-1)}
            className={across.includes(step) ? undefined : 'lg:hidden'}
          />
        ))}
      </ol>
      <Outlook hasAhead={path.at(-1)?.state === 'ahead'} before={before} after={after} />
    </>
  )
}

/** How much more there is than the row shows, and that nothing is promised. */
function Outlook({ hasAhead, before, after }: { hasAhead: boolean; before: number; after: number }) {
  const t = useMessages()
  if (!hasAhead && before + after === 0) return null
  return (
    <p className="mt-4 text-sm text-fg-muted">
      {before + after > 0 && (
        <span className="max-lg:hidden">
          {before > 0 && `${t('portal.path.before', { count: before })} `}
          {after > 0 && `${t('portal.path.after', { count: after })} `}
        </span>
      )}
      {hasAhead && t('portal.path.usual')}
    </p>
  )
}

/** As many as fit in a row, from at most two before the present one. */
function shownAcross(path: PathStep[]): PathStep[] {
  const current = path.findLastIndex(({ state }) => state !== 'ahead')
  const start = Math.max(0, Math.min(current - 2, path.length - MAX_ACROSS))
  return path.slice(start, start + MAX_ACROSS)
}

interface StageProps {
  step: PathStep
  isPaused: boolean
  isLast: boolean
  isLastAcross: boolean
  className?: string
}

function Stage({ step: { name, state, since }, isPaused, isLast, isLastAcross, className }: StageProps) {
  const t = useMessages()
  const isCurrent = state === 'current'
  const told = isCurrent && isPaused ? 'paused' : state
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={cx(
        'relative grid grid-cols-[1.75rem_minmax(0,1fr)] content-start gap-x-3 pb-5 last:pb-0 lg:flex-1 lg:basis-0 lg:grid-cols-1 lg:gap-y-2 lg:pb-0',
        className
      )}
    >
      {!isLast && (
        <span
          aria-hidden
          className={cx(
            'absolute top-7 bottom-0 left-[calc(0.875rem-1px)] w-0.5 lg:top-[calc(0.875rem-1px)] lg:right-0 lg:bottom-auto lg:left-7 lg:h-0.5 lg:w-auto',
            isLastAcross && 'lg:hidden',
            state === 'done' ? 'bg-accent' : 'bg-line'
          )}
        />
      )}
      <Mark state={state} />
      <div className="min-w-0 lg:pr-4">
        <p
          className={cx(
            'wrap-break-word hyphens-auto lg:text-base',
            state === 'ahead' ? 'text-fg-muted' : isCurrent ? 'font-semibold' : 'font-medium'
          )}
        >
          {name}
        </p>
        <p className={cx('text-sm', isCurrent ? 'font-medium text-accent-fg' : 'text-fg-muted')}>
          {t(`portal.path.${told}`)}
        </p>
        {since && (
          <p className="text-sm text-fg-muted">
            {isCurrent ? (
              t.rich('portal.path.since', { day: () => <DateTime value={since} className="whitespace-nowrap" /> })
            ) : (
              <DateTime value={since} />
            )}
          </p>
        )}
      </div>
    </li>
  )
}

function Mark({ state }: Pick<PathStep, 'state'>) {
  const look = {
    done: 'bg-accent text-on-accent',
    current: 'border-2 border-accent bg-surface ring-4 ring-accent-subtle',
    ahead: 'border-2 border-line-strong bg-surface',
  }[state]
  return (
    <span aria-hidden className={cx('relative z-1 grid size-7 place-items-center rounded-full', look)}>
      {state === 'done' && <Icon of={Check} size={16} />}
      {state === 'current' && <span className="size-2.5 rounded-full bg-accent" />}
    </span>
  )
}
