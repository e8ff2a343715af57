import type { BadgeTone } from '~/components/display/badge'
import type { RecurringState } from './types'

/** How what a recurring charge is by now looks. */
export const STATE_TONES: Record<RecurringState, BadgeTone> = { active: 'success', paused: 'warning', ended: 'void' }
