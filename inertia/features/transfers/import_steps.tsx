import { cx } from '~/components/cx'
import { useMessages } from '~/hooks/use_messages'
import type { ImportStep, ImportView } from './types'

const STEPS: ImportStep[] = ['columns', 'values', 'review']

interface ImportStepsProps {
  file: ImportView
  busy?: boolean
  /** Goes to another step; whoever shows a form saves it on the way. */
  onStep: (step: ImportStep) => void
}

/** The way of a file: its columns, its values, what would happen. Each step can be opened again as often as one likes. */
export function ImportSteps({ file, busy, onStep }: ImportStepsProps) {
  const t = useMessages()
  const isOpen = (step: ImportStep) => step === 'columns' || (step === 'values' ? file.hasValues : file.checked)
  const steps = STEPS.filter((step) => step !== 'values' || file.hasValues || file.step === 'columns')
  return (
    <nav aria-label={t('transfers.steps.label')}>
      <ol className="flex flex-wrap gap-x-6 gap-y-1">
        {steps.map((step, index) => {
          const isCurrent = step === file.step
          const look = 'flex min-h-8 items-center gap-2 text-sm max-md:min-h-control-lg'
          const face = (
            <>
              <span
                aria-hidden
                className={cx(
                  'grid size-6 flex-none place-items-center rounded-full border text-xs font-semibold',
                  isCurrent ? 'border-accent bg-accent text-on-accent' : 'border-line-strong text-fg-subtle'
                )}
              >
                {index + 1}
              </span>
              <span className={isCurrent ? 'font-semibold text-fg' : 'text-fg-muted'}>
                {t(`transfers.steps.${step}`)}
              </span>
            </>
          )
          return (
            <li key={step} aria-current={isCurrent ? 'step' : undefined}>
              {isOpen(step) && !isCurrent ? (
                <button
                  type="button"
                  disabled={busy}
                  onClick={() => onStep(step)}
                  className={cx(look, 'rounded-md hover:underline')}
                >
                  {face}
                </button>
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
