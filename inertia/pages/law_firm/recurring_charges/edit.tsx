import { Head } from '@inertiajs/react'
import { useState } from 'react'
import { Form } from '~/components/forms/form'
import { FormButtons } from '~/components/forms/form_buttons'
import { PageHead } from '~/components/layout/page_head'
import { StaleNote } from '~/features/charges/form/stale_note'
import type { ChargedClient, FormBasis } from '~/features/charges/types'
import { RecurringFields } from '~/features/recurring_charges/recurring_fields'
import { recurringInput, sentRecurring, useRecurringForm } from '~/features/recurring_charges/recurring_form'
import type { RecurringCard } from '~/features/recurring_charges/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type EditRecurringProps = FormBasis & { client: ChargedClient | null; recurring: RecurringCard }

export default function EditRecurringCharge({ client, recurring, ...basis }: EditRecurringProps) {
  const t = useMessages()
  const form = useRecurringForm(recurringInput(recurring))
  const [begunAt, setBegunAt] = useState(recurring.version)
  const isStale = 'version' in form.errors
  form.transform((input) => ({ ...sentRecurring(input), version: isStale ? recurring.version : begunAt }))
  const page = route('law_firm.recurring_charges.show', { id: recurring.id })
  const title = t('recurring_charges.edit', { title: recurring.title })
  const crumbs = [
    { label: t('recurring_charges.title'), href: route('law_firm.recurring_charges.index') },
    { label: recurring.title, href: page },
    { label: t('common.edit') },
  ]

  function take() {
    form.restore(recurringInput(recurring))
    setBegunAt(recurring.version)
  }
  return (
    <>
      <Head title={title} />
      <PageHead crumbs={crumbs} title={title} meta={t('recurring_charges.edit_lead')} />
      <Form
        form={form}
        method="put"
        action={route('law_firm.recurring_charges.update', { id: recurring.id })}
        visit={{ preserveState: true }}
        guard
        className="grid gap-6 px-6 pt-3 pb-8 max-md:px-4"
      >
        <RecurringFields {...{ form, basis, client }} isRunning={recurring.charges.length > 0} />
        {isStale && recurring.version !== begunAt && <StaleNote onTake={take} />}
        <FormButtons cancelHref={page} verb={t('recurring_charges.save')} />
      </Form>
    </>
  )
}
