import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { oneOf, page, text } from '#app/core/validators/query'

/** Which movements of a file are shown. */
export const MOVEMENT_TABS = ['pending', 'matched', 'ignored', 'outgoing', 'all'] as const
export type MovementTab = (typeof MOVEMENT_TABS)[number]

export const movementFilters = vine.create({ show: oneOf(MOVEMENT_TABS, 'pending'), q: text(), page: page() })
export type MovementFilters = Infer<typeof movementFilters>
