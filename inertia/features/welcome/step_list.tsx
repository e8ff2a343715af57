import { Link } from '@inertiajs/react'
import { Check } from 'lucide-react'
import { cx } from '~/components/cx'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'

export type WelcomeStep = {
  key: string
  isDone: boolean
}

interface StepListProps {
  steps: WelcomeStep[]
  current: string
}

/** Where one is on the way; steps that are done can be opened again. */
export function StepList({ steps, current }: StepListProps) {
  const t = useMessages()
  const all = [...steps, { key: 'done', isDone: false }]
  return (
    <nav aria-label={t('firm.welcome.steps')}>
      <ol className="flex flex-wrap gap-x-6 gap-y-2">
        {all.map(({ key, isDone }, index) => {
          const isCurrent = key === current
          const isOpen = isDone && !isCurrent && all.slice(0, index).every((before) => before.isDone)
          const face = (
            <>
              <span
                aria-hidden
                className={cx(
                  'grid size-6 flex-none place-items-center rounded-full border text-xs font-semibold',
                  isCurrent
                    ? 'border-accent bg-accent text-on-accent'
                    : isDone
                      ? 'border-accent text-accent-fg'
                      : 'border-line-strong text-fg-subtle'
                )}
              >
                {isDone && !isCurrent ? <Icon of={Check} size={14} /> : index + 1}
              </span>
              <span className={isCurrent ? 'font-semibold text-fg' : isDone ? 'text-fg' : 'text-fg-muted'}>
                {t(`firm.welcome.step.${key}` as MessageId)}
              </span>
              {isDone && <span className="sr-only">({t('firm.welcome.step_done')})</span>}
            </>
          )
          const look = 'flex min-h-8 items-center gap-2 text-sm'
          return (
            <li key={key} aria-current={isCurrent ? 'step' : undefined}>
              {isOpen ? (
                <Link
                  href={route('welcome.show', {}, { step: key })}
                  className={cx(look, 'rounded-md hover:underline')}
                >
                  {face}
                </Link>
              ) : (
                <span className={look}>{face}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
