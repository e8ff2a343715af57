import type { BadgeTone } from '~/components/display/badge'

/** What a hearing is of, in the order in which it is offered. */
export const HEARING_KINDS = [
  ...(['preliminary', 'trial', 'incidental', 'constitutional', 'initial', 'intermediate'] as const),
  ...(['conciliation', 'evidence', 'pleadings', 'judgment', 'other'] as const),
] as const

/** What a hearing may become. */
export const CONCLUSIONS = ['held', 'deferred', 'cancelled'] as const

export const STATUS_TONES: Record<'scheduled' | 'held' | 'deferred' | 'cancelled', BadgeTone> = {
  scheduled: 'info',
  held: 'success',
  deferred: 'warning',
  cancelled: 'neutral',
}
