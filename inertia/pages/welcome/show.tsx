import { Head } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { TextLink } from '~/components/actions/text_link'
import { StepList } from '~/features/welcome/step_list'
import { STEPS } from '~/features/welcome/steps'
import type { WelcomeProps } from '~/features/welcome/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

export default function Welcome(props: WelcomeProps) {
  const t = useMessages()
  const { step, steps } = props
  const { title, lead, Body } = STEPS[step]!
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)

  // Whoever comes from one step to the next by keyboard or screen reader starts at its title.
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])

  return (
    <div className="mx-auto grid max-w-140 gap-6 pt-6 max-md:pt-2">
      <Head title={t('firm.welcome.title')} />
      <p className="text-sm text-fg-muted">{t('firm.welcome.title')}</p>
      <StepList steps={steps} current={step} />
      <section className="rounded-lg border border-line bg-surface p-6 max-md:p-4">
        <h1 ref={heading} tabIndex={-1} className="text-xl tracking-(--tracking-tight) outline-none">
          {title(t, props)}
        </h1>
        <p className="mt-1 mb-5 text-fg-muted">{lead(t, props)}</p>
        <Body key={step} {...props} />
      </section>
      {!props.firm && (
        <p className="text-sm text-fg-muted">
          {t('firm.welcome.invited')}{' '}
          <TextLink href={route('law_firm.invitations.index')}>{t('firm.welcome.invited_link')}</TextLink>
        </p>
      )}
      {props.firm && (
        <p className="text-sm text-fg-muted">
          {t('firm.welcome.export')}{' '}
          <TextLink href={route('law_firm.archive.show')}>{t('firm.welcome.export_link')}</TextLink>
        </p>
      )}
    </div>
  )
}
