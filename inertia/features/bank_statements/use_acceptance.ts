import { PAYMENT_LIMITS } from '@generated/fields'
import { useEffect, useState } from 'react'
import type { BoxOption } from '~/components/forms/choices/select_box'
import { useFields } from '~/components/forms/use_fields'
import { greaterThan, maxLength, numeric, required } from '~/components/forms/validators'
import { pesosOf } from '~/features/matters/form/claim_amount'
import { sentOf, type Spread, type Typed, type Way } from '~/features/payments/allocation'
import { millionthsOf } from '~/features/payments/payment_form'
import type { Method, PayableCharge } from '~/features/payments/types'
import { fetchJson } from '~/features/shell/requests/requests'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { MovementLine, Proposal } from './types'

type Input = {
  clientId: BoxOption | null
  method: Method
  exchangeRate: string
  reference: string
  notes: string
  way: Way
  typed: Typed
}

/** What a client owes, asked for when the client is chosen; null while it is not there. */
function useCharges(clientId: string | null) {
  const [loaded, setLoaded] = useState<{ clientId: string; charges: PayableCharge[] | 'failed' } | null>(null)
  useEffect(() => {
    if (clientId === null) return
    const stop = new AbortController()
    const address = route('law_firm.bank_statements.charges', {}, { client: clientId })
    fetchJson<{ charges: PayableCharge[] }>(address, { signal: stop.signal })
      .then(({ charges }) => setLoaded({ clientId, charges }))
      .catch(() => !stop.signal.aborted && setLoaded({ clientId, charges: 'failed' }))
    return () => stop.abort()
  }, [clientId])
  return loaded?.clientId === clientId ? loaded.charges : null
}

/** The form of a payment that a bank tells of, filled in as proposed. */
export function useAcceptance(movement: MovementLine, proposal: Proposal | null) {
  const t = useMessages()
  const isForeign = movement.currency !== 'MXN'
  const form = useFields<Input>(
    {
      clientId: proposal && { value: String(proposal.client.id), label: proposal.client.name },
      method: 'transfer',
      exchangeRate: '',
      reference: movement.trackingKey ?? movement.reference ?? '',
      notes: '',
      way: proposal ? 'hand' : 'order',
      typed: Object.fromEntries((proposal?.applications ?? []).map((each) => [each.chargeId, pesosOf(each.amount)])),
    },
    {
      clientId: { label: t('payments.field.client'), rules: [required()] },
      method: { label: t('payments.field.method') },
      exchangeRate: {
        label: t('payments.field.exchange_rate'),
        rules: isForeign ? [required(), numeric({ decimals: 6 }), greaterThan(0)] : [],
      },
      reference: { label: t('payments.field.reference'), rules: [maxLength(PAYMENT_LIMITS.reference)] },
      notes: { label: t('payments.field.notes'), rules: [maxLength(PAYMENT_LIMITS.notes)] },
    },
    { prefix: 'acceptance' }
  )
  const charges = useCharges(form.data.clientId?.value ?? null)
  const { way, typed } = form.data
  const known = Array.isArray(charges) ? charges.filter(({ currency }) => currency === movement.currency) : []
  const spread: Spread = { way, typed, charges: known, amount: movement.amount, paidOn: movement.day }
  form.transform(({ clientId, method, exchangeRate, reference, notes }) => ({
    ...{ version: movement.version, clientId: Number(clientId?.value), method },
    ...{ exchangeRate: isForeign ? millionthsOf(exchangeRate) : null },
    ...{ reference: reference || null, notes: notes || null, applications: sentOf(spread) },
  }))
  return { form, spread, isLoading: charges === null, hasFailed: charges === 'failed' }
}
