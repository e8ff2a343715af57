import { Head } from '@inertiajs/react'
import { Form } from '~/components/forms/form'
import { FormButtons } from '~/components/forms/form_buttons'
import { PageHead } from '~/components/layout/page_head'
import type { ChargedClient, FormBasis } from '~/features/charges/types'
import { RecurringFields } from '~/features/recurring_charges/recurring_fields'
import { emptyRecurring, sentRecurring, useRecurringForm } from '~/features/recurring_charges/recurring_form'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type NewRecurringProps = FormBasis & { client: ChargedClient | null; matterId: number | null }

export default function NewRecurringCharge({ client, matterId, ...basis }: NewRecurringProps) {
  const t = useMessages()
  const form = useRecurringForm(emptyRecurring(basis, client, matterId))
  form.transform(sentRecurring)
  const list = route('law_firm.recurring_charges.index')
  const crumbs = [{ label: t('recurring_charges.title'), href: list }, { label: t('recurring_charges.create') }]
  return (
    <>
      <Head title={t('recurring_charges.create')} />
      <PageHead crumbs={crumbs} title={t('recurring_charges.create')} meta={t('recurring_charges.lead')} />
      <Form
        form={form}
        method="post"
        action={route('law_firm.recurring_charges.store')}
        guard
        className="grid gap-6 px-6 pt-3 pb-8 max-md:px-4"
      >
        <RecurringFields {...{ form, basis, client, matterId }} />
        <FormButtons cancelHref={list} verb={t('recurring_charges.create_verb')} />
      </Form>
    </>
  )
}
