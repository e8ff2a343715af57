import { searchFold } from '#app/core/text/fold'
import type { Movement } from './movement.js'

/** What searching for a movement reads. */
export const movementText = ({
  description,
  reference,
  trackingKey,
}: Pick<Movement, 'description' | 'reference' | 'trackingKey'>): string =>
  searchFold([description, reference, trackingKey].filter(Boolean).join('\n'))
