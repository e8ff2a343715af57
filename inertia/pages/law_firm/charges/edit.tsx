import { Head } from '@inertiajs/react'
import { useState } from 'react'
import { Form } from '~/components/forms/form'
import { FormButtons } from '~/components/forms/form_buttons'
import { PageHead } from '~/components/layout/page_head'
import { ChargeFields } from '~/features/charges/form/charge_fields'
import { inputOf, sentOf, useChargeForm } from '~/features/charges/form/charge_form'
import { IssueButtons } from '~/features/charges/form/issue_buttons'
import { StaleNote } from '~/features/charges/form/stale_note'
import type { ChargeCard, ChargedClient, FormBasis } from '~/features/charges/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type EditChargeProps = FormBasis & { client: ChargedClient | null; charge: ChargeCard }

export default function EditCharge({ client, charge, ...basis }: EditChargeProps) {
  const t = useMessages()
  const form = useChargeForm(inputOf(charge, basis))
  const [begunAt, setBegunAt] = useState(charge.version)
  const isStale = 'version' in form.errors
  const version = isStale ? charge.version : begunAt
  const choose = (issues: boolean) => form.transform((input) => ({ ...sentOf(input), issues, version }))
  form.transform((input) => ({ ...sentOf(input), version }))
  const page = route('law_firm.charges.show', { id: charge.id })
  const name = charge.reference ? t('charges.numbered', { reference: charge.reference }) : t('charges.draft')
  const crumbs = [
    { label: t('charges.title'), href: route('law_firm.charges.index') },
    { label: name, href: page },
    { label: t('common.edit') },
  ]

  function take() {
    form.restore(inputOf(charge, basis))
    setBegunAt(charge.version)
  }
  return (
    <>
      <Head title={t('charges.edit.title', { name })} />
      <PageHead crumbs={crumbs} title={t('charges.edit.title', { name })} />
      <Form
        form={form}
        method="put"
        action={route('law_firm.charges.update', { id: charge.id })}
        visit={{ preserveState: true }}
        guard
        className="grid gap-6 px-6 pt-3 pb-8 max-md:px-4"
      >
        <ChargeFields {...{ form, basis, client }} />
        {isStale && charge.version !== begunAt && <StaleNote onTake={take} />}
        {charge.state === 'draft' ? (
          <IssueButtons processing={form.processing} cancelHref={page} onChoose={choose} />
        ) : (
          <FormButtons cancelHref={page} verb={t('charges.edit.submit')} />
        )}
      </Form>
    </>
  )
}
