import { Head } from '@inertiajs/react'
import { Form } from '~/components/forms/form'
import { PageHead } from '~/components/layout/page_head'
import { ChargeFields } from '~/features/charges/form/charge_fields'
import { emptyInput, inputOf, sentOf, useChargeForm } from '~/features/charges/form/charge_form'
import { addDays } from '~/features/charges/form/figures'
import { IssueButtons } from '~/features/charges/form/issue_buttons'
import type { ChargeCard, ChargedClient, FormBasis } from '~/features/charges/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type NewChargeProps = FormBasis & {
  client: ChargedClient | null
  matterId: number | null
  /** The charge whose concepts it begins with. */
  copied: ChargeCard | null
}

export default function NewCharge({ client, matterId, copied, ...basis }: NewChargeProps) {
  const t = useMessages()
  const { today, settings } = basis
  const days = { issuedOn: today, dueOn: addDays(today, settings.dueDays) }
  const form = useChargeForm(copied ? { ...inputOf(copied, basis), ...days } : emptyInput(basis, client, matterId))
  const choose = (issues: boolean) => form.transform((input) => ({ ...sentOf(input), issues }))
  const list = route('law_firm.charges.index')
  const crumbs = [{ label: t('charges.title'), href: list }, { label: t('charges.create.title') }]
  return (
    <>
      <Head title={t('charges.create.title')} />
      <PageHead crumbs={crumbs} title={t('charges.create.title')} meta={t('charges.create.lead')} />
      <Form
        form={form}
        method="post"
        action={route('law_firm.charges.store')}
        draftName={`new charge ${client?.id ?? ''} ${copied?.id ?? ''}`}
        guard
        className="grid gap-6 px-6 pt-3 pb-8 max-md:px-4"
      >
        <ChargeFields {...{ form, basis, client, matterId }} />
        <IssueButtons
          processing={form.processing}
          cancelHref={copied ? route('law_firm.charges.show', { id: copied.id }) : list}
          onChoose={choose}
        />
      </Form>
    </>
  )
}
