import { router } from '@inertiajs/react'
import { useState } from 'react'
import { route } from '~/routes'
import type { ActivityLine, ActivityState } from './types'

/**
 * Takes activities from state to state. What was asked shows at once and counts until the server has answered; when it refuses, what it says
 * stands again.
 */
export function useMoves() {
  const [wanted, setWanted] = useState<Record<number, ActivityState>>({})

  function move({ id, matterId, state }: ActivityLine, to: ActivityState, after?: number | null) {
    if (to === (wanted[id] ?? state) && after === undefined) return
    setWanted((now) => ({ ...now, [id]: to }))
    const body = after === undefined ? { state: to } : { state: to, after }
    router.put(route('law_firm.activity_states.update', { dossierId: matterId, id }), body, {
      preserveScroll: true,
      preserveState: true,
      headers: { blockType: 'button' },
      onFinish: () => setWanted(({ [id]: _, ...others }) => others),
    })
  }

  return { stateOf: ({ id, state }: ActivityLine): ActivityState => wanted[id] ?? state, move }
}

export type Moves = ReturnType<typeof useMoves>
