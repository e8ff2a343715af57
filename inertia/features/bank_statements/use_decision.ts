import { router } from '@inertiajs/react'
import { useState } from 'react'
import { route } from '~/routes'
import type { MovementLine } from './types'

/** What is decided about a movement without anything to fill in. */
export function useDecision({ id, version }: MovementLine) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const watched = {
    preserveScroll: true,
    headers: { blockType: 'button' },
    onStart: () => setBusy(true),
    onFinish: () => setBusy(false),
    onError: (errors: Record<string, string>) => setError(Object.values(errors)[0]),
  }
  const undo = (name: 'law_firm.bank_statements.unlink' | 'law_firm.bank_statements.restore') =>
    router.delete(route(name, { id }), { ...watched, data: { version } })
  return {
    ...{ isBusy, error },
    link: (paymentId: number) =>
      router.post(route('law_firm.bank_statements.link', { id }), { version, paymentId }, watched),
    unlink: () => undo('law_firm.bank_statements.unlink'),
    restore: () => undo('law_firm.bank_statements.restore'),
  }
}
