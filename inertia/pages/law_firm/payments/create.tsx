import { Head, router } from '@inertiajs/react'
import { useEffect } from 'react'
import { Note } from '~/components/feedback/note'
import { Form } from '~/components/forms/form'
import { FormButtons } from '~/components/forms/form_buttons'
import { PageHead } from '~/components/layout/page_head'
import { Panel } from '~/components/layout/panel'
import { listAddress } from '~/features/payments/address'
import { typedFor } from '~/features/payments/allocation'
import { AllocationEditor } from '~/features/payments/allocation_editor'
import { PaymentFields } from '~/features/payments/payment_fields'
import { outputOf, spreadOf, usePaymentForm, type PaymentForm } from '~/features/payments/payment_form'
import type { PayableCharge } from '~/features/payments/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type NewPaymentProps = {
  client: { id: number; name: string } | null
  /** The charge that the address names. */
  chargeId: number | null
  charges: PayableCharge[]
  today: string
  /** Somebody else has to accept it. */
  isReviewed: boolean
}

/** A payment that is written down: what came in, and which charges it pays. */
export default function NewPayment({ client, chargeId, charges, today, isReviewed }: NewPaymentProps) {
  const t = useMessages()
  const form = usePaymentForm(
    client,
    charges.find(({ id }) => id === chargeId),
    today
  )
  form.transform((input) => outputOf(input, charges))
  useChargesOf(form.data.clientId ? Number(form.data.clientId.value) : null, client?.id ?? null)
  const crumbs = [{ label: t('payments.title'), href: listAddress({}) }, { label: t('payments.new') }]
  return (
    <>
      <Head title={t('payments.new')} />
      <PageHead crumbs={crumbs} title={t('payments.new')} meta={t('payments.form.lead')} />
      <Form
        form={form}
        method="post"
        action={route('law_firm.payments.store')}
        guard
        className="gap-6 px-6 pt-3 pb-8 max-md:px-4"
      >
        {isReviewed && <Note tone="info">{t('payments.form.review_note')}</Note>}
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Panel title={t('payments.form.data')}>
            <div className="grid gap-4">
              <PaymentFields form={form} today={today} />
            </div>
          </Panel>
          <Panel title={t('payments.form.apply')}>
            <Applied {...{ form, charges }} hasClient={client !== null} />
          </Panel>
        </div>
        <FormButtons cancelHref={listAddress({})} verb={t('payments.form.submit')} />
      </Form>
    </>
  )
}

/** Asks for what the client that is chosen owes, also when a draft chose them; what is typed stays. */
function useChargesOf(chosen: number | null, shown: number | null) {
  useEffect(() => {
    if (chosen === shown) return
    const address = route('law_firm.payments.create', {}, { client: chosen })
    const kept = { preserveState: true, preserveScroll: true, replace: true }
    router.get(address, {}, { ...kept, only: ['client', 'charges', 'chargeId'] })
  }, [chosen, shown])
}

/** The charges of the client in the currency of the payment, and how it is spread over them. */
function Applied({ form, charges, hasClient }: { form: PaymentForm; charges: PayableCharge[]; hasClient: boolean }) {
  const t = useMessages()
  const { data, errors } = form
  const spread = spreadOf(data, charges)
  if (!hasClient) return <p className="text-sm text-fg-muted">{t('payments.apply.choose_client')}</p>
  if (spread.charges.length === 0)
    return <p className="text-sm text-fg-muted">{t('payments.apply.nothing', { currency: data.currency })}</p>
  const sent = typedFor(spread.charges, data.typed)
  const errorOf = (chargeId: number) => errors[`applications.${sent.findIndex(({ id }) => id === chargeId)}.amount`]
  return (
    <AllocationEditor
      {...{ spread, errorOf }}
      currency={data.currency}
      ways={['order', 'hand', 'none']}
      onWay={(way) => form.set('way', way)}
      onTyped={(typed) => form.set('typed', typed)}
    />
  )
}
