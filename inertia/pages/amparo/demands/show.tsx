import { DEMAND_STEPS, type DemandStep } from '@generated/fields'
import { Head, router } from '@inertiajs/react'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { DateTime } from '~/components/display/date_time'
import { Note } from '~/components/feedback/note'
import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { PageHead } from '~/components/layout/page_head'
import { ConfirmDialog } from '~/components/overlays/confirm_dialog'
import { FinishForm } from '~/features/amparo/demand/finish_form'
import { StepFields, stepName } from '~/features/amparo/demand/steps'
import type { DemandPageProps } from '~/features/amparo/demand/types'
import { bodyOf, useDemand } from '~/features/amparo/demand/use_demand'
import { matterAddress } from '~/features/matters/address'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** A claim of amparo that is written step by step; each step keeps all that was answered. */
export default function GuidedDemand(props: DemandPageProps) {
  const { demand, matter, can } = props
  const t = useMessages()
  const [isDiscarding, setDiscarding] = useState(false)
  return (
    <>
      <Head title={demand.title} />
      <PageHead
        title={demand.title}
        crumbs={[{ label: t('amparo.title'), href: route('amparo.index') }, { label: demand.title }]}
        actions={
          <span className="flex flex-wrap gap-2">
            <ButtonLink icon={Download} external href={route('amparo.demands.cover', { id: demand.id })}>
              {t('amparo.demand.cover')}
            </ButtonLink>
            {can.edit && (
              <Button icon={Trash2} onClick={() => setDiscarding(true)}>
                {t('amparo.demand.discard')}
              </Button>
            )}
          </span>
        }
      />
      <div className="grid gap-5 px-6 pt-2 pb-10 max-md:px-4">
        {demand.finishedAt && (
          <Note
            tone="success"
            end={
              matter && (
                <ButtonLink href={matterAddress(matter.id, 'docket')}>{t('amparo.demand.open_matter')}</ButtonLink>
              )
            }
          >
            {t('amparo.demand.is_finished')}
          </Note>
        )}
        {can.edit && <Steps {...props} />}
      </div>
      <ConfirmDialog
        open={isDiscarding}
        onClose={() => setDiscarding(false)}
        title={t('amparo.demand.discard')}
        verb={t('amparo.demand.discard')}
        pendingText={t('amparo.demand.discard')}
        tone="danger"
        onConfirm={() => router.delete(route('amparo.demands.destroy', { id: demand.id }))}
      >
        <p>{t('amparo.demand.discard_text', { title: demand.title })}</p>
      </ConfirmDialog>
    </>
  )
}

/** The steps, of which one is open. Moving to another keeps what was typed. */
function Steps(props: DemandPageProps) {
  const { demand } = props
  const t = useMessages()
  const form = useDemand(props)
  const { step } = demand
  const place = DEMAND_STEPS.indexOf(step)
  const isLast = step === 'matter'
  const next = DEMAND_STEPS[Math.min(place + 1, DEMAND_STEPS.length - 1)]!
  const leadTo = (to: DemandStep) => form.transform((input) => bodyOf(input, { step: to, version: demand.version }))
  leadTo(next)
  const action = route('amparo.demands.update', { id: demand.id })
  function go(to: DemandStep) {
    leadTo(to)
    form.submit('put', action, { preserveState: true })
  }
  return (
    <>
      <nav aria-label={t('amparo.demand.steps')}>
        <ol className="flex flex-wrap gap-1.5">
          {DEMAND_STEPS.map((key, index) => (
            <li key={key}>
              <Button
                size="sm"
                variant={key === step ? 'primary' : 'secondary'}
                aria-current={key === step ? 'step' : undefined}
                onClick={() => go(key)}
              >
                {`${index + 1}. ${t(stepName(key))}`}
              </Button>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{t(stepName(step))}</h2>
        <p className="text-sm text-fg-muted">
          {t('amparo.demand.step_of', { number: place + 1, total: DEMAND_STEPS.length })}{' '}
          <DateTime value={demand.savedAt} format="full" />
        </p>
      </div>
      {isLast ? (
        <FinishForm {...props} />
      ) : (
        <Form
          form={form}
          method="put"
          action={action}
          visit={{ preserveState: true }}
          label={t(stepName(step))}
          className="max-w-160"
        >
          <StepFields {...props} form={form} step={step} />
          <div className="flex flex-wrap gap-2">
            {place > 0 && <Button onClick={() => go(DEMAND_STEPS[place - 1]!)}>{t('amparo.demand.back')}</Button>}
            {step === 'notice' && <Button onClick={() => go('notice')}>{t('amparo.demand.compute')}</Button>}
            <Submit>{t('amparo.demand.next')}</Submit>
          </div>
        </Form>
      )}
    </>
  )
}
