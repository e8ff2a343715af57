import type { ReactNode } from 'react'
import type { Translate } from '~/hooks/use_messages'
import { DoneStep } from './done_step'
import { FirmStep } from './firm_step'
import { ProfileStep } from './profile_step'
import type { WelcomeProps } from './types'

interface Step {
  title(t: Translate, props: WelcomeProps): string
  lead(t: Translate, props: WelcomeProps): string
  Body(props: WelcomeProps): ReactNode
}

/** How each step of the wizard is drawn, by the key under which the server knows it; a module with a step of its own adds it here. */
export const STEPS: Record<string, Step> = {
  profile: {
    title: (t) => t('firm.welcome.profile_title'),
    lead: (t) => t('firm.welcome.profile_lead'),
    Body: ProfileStep,
  },
  firm: {
    title: (t) => t('firm.welcome.firm_title'),
    lead: (t) => t('firm.welcome.firm_lead'),
    Body: FirmStep,
  },
  done: {
    title: (t) => t('firm.welcome.done_title'),
    lead: (t, { firm }) => t('firm.welcome.done_lead', { name: firm?.name ?? '' }),
    Body: DoneStep,
  },
}
