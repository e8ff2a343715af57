import { useRef } from 'react'
import type { BoxOption } from '~/components/forms/choices/select_box'
import type { ChargedClient, FormBasis } from '~/features/charges/types'
import { firstMatter, proposalFor } from './charge_form'
import { percentOf } from './item_input'
import { useChargedClient } from './use_charged_client'

/** How a form begins anew with a client: the withholdings that are proposed, and the matter of its concepts (its id; empty for none). */
export interface ClientStart {
  isrRate: string
  withholdsIva: boolean
  matterId: string
}

/**
 * The client of a form as far as they are known, and what the field of the client calls when somebody picks one. `onPick` hears what the form begins anew
 * with; a draft that comes back keeps what it says.
 */
export function usePickedClient(
  chosen: BoxOption | null,
  { first, basis }: { first: ChargedClient | null; basis: FormBasis },
  onPick: (start: ClientStart) => void
): { client: ChargedClient | null; markPicked: () => void } {
  const isPicked = useRef(false)
  const client = useChargedClient(chosen, first, (known) => {
    if (!isPicked.current) return
    const proposed = proposalFor(basis, known)
    onPick({
      isrRate: percentOf(proposed?.isrRate ?? 0),
      withholdsIva: proposed?.withholdsIva ?? false,
      matterId: firstMatter(known, null),
    })
  })
  return { client, markPicked: () => void (isPicked.current = true) }
}
