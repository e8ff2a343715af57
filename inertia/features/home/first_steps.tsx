import { Link, router } from '@inertiajs/react'
import { Check, X } from 'lucide-react'
import { cx } from '~/components/cx'
import { Icon } from '~/components/display/icon'
import { IconButton } from '~/components/actions/icon_button'
import { Panel } from '~/components/layout/panel'
import { ProgressBar } from '~/components/feedback/progress_bar'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** Where each first step is taken. */
const ADDRESSES = {
  matter: route('law_firm.first_matter.create'),
  import: route('law_firm.bulk_matters.show', {}, { tab: 'import' }),
  colleague: route('law_firm.invitations.index', {}, { tab: 'sent', invite: 'member' }),
  client: route('law_firm.invitations.index', {}, { tab: 'sent', invite: 'client' }),
  research: route('research.searches.results'),
  firm: route('law_firm.firm.show'),
} as const

export type FirstStep = {
  key: keyof typeof ADDRESSES
  isDone: boolean
}

/** The first steps of a new firm. Each ticks itself once its data are there; all done, the server sends them no more. */
export function FirstSteps({ steps }: { steps: FirstStep[] }) {
  const t = useMessages()
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Panel
      flush
      title={t('onboarding.steps.title')}
      end={
        <>
          <span aria-hidden className="text-sm text-fg-subtle tabular-nums">
            {t('common.progress', { done: String(done), total: String(steps.length) })}
          </span>
          <IconButton
            label={t('onboarding.steps.dismiss')}
            icon={X}
            size="sm"
            onClick={() => router.delete(route('law_firm.first_steps.destroy'), { headers: { blockType: 'button' } })}
          />
        </>
      }
    >
      <ProgressBar
        label={t('onboarding.steps.progress')}
        value={done}
        max={steps.length}
        bare
        className="px-3.5 pb-3"
      />
      <ul>
        {steps.map(({ key, isDone }) => (
          <StepLine key={key} name={key} isDone={isDone} />
        ))}
      </ul>
    </Panel>
  )
}

function StepLine({ name, isDone }: { name: FirstStep['key']; isDone: boolean }) {
  const t = useMessages()
  const title = t(`onboarding.step.${name}`)
  return (
    <li
      className={cx(
        'relative flex items-start gap-3 border-t border-line-subtle px-3.5 py-2.5',
        !isDone && 'hover:bg-surface-hover'
      )}
    >
      <span
        aria-hidden
        className={cx(
          'mt-0.5 grid size-5 flex-none place-items-center rounded-full border',
          isDone ? 'border-accent bg-accent text-on-accent' : 'border-line-strong'
        )}
      >
        {isDone && <Icon of={Check} size={14} />}
      </span>
      {isDone ? (
        <p className="text-fg-muted">
          {title} <span className="sr-only">({t('onboarding.steps.done')})</span>
        </p>
      ) : (
        <div className="min-w-0">
          <Link href={ADDRESSES[name]} className="font-medium after:absolute after:inset-0">
            {title}
          </Link>
          <p className="text-sm text-fg-subtle">{t(`onboarding.step.${name}.text`)}</p>
        </div>
      )}
    </li>
  )
}
