import type { FirmChoices, FirmFacts } from '~/features/firm/types'
import type { WelcomeStep } from './step_list'

export interface WelcomeProps {
  /** Key of the step that is shown; `done` after the last. */
  step: string
  steps: WelcomeStep[]
  profile: { name: string; phone: string; license: string | null; timeZone: string | null }
  firm: FirmFacts | null
  choices: FirmChoices
}
