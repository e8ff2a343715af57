import { router } from '@inertiajs/react'
import { useState } from 'react'
import { route } from '~/routes'
import type { Mapping, StatementHead } from './types'

/** Says how a file is read, one thing at a time: each answer shows what would be imported then. */
export function useReading({ id, version }: StatementHead) {
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const watched = {
    preserveScroll: true,
    preserveState: true,
    onStart: () => setBusy(true),
    onFinish: () => setBusy(false),
    onError: setErrors,
    onSuccess: () => setErrors({}),
  }
  const say = (said: Partial<Omit<Mapping, 'bank'>>) =>
    router.put(route('law_firm.bank_statements.update', { id }), { version, ...said }, watched)
  const run = () => router.post(route('law_firm.bank_statements.run', { id }), { version }, watched)
  return { say, run, isBusy, errors }
}
