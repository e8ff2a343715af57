import { Head } from '@inertiajs/react'
import { Form } from '~/components/forms/form'
import { FormButtons } from '~/components/forms/form_buttons'
import { PageHead } from '~/components/layout/page_head'
import { LIST } from '~/features/clients/address'
import { ClientFields } from '~/features/clients/form/client_fields'
import { outputOf, useClientForm } from '~/features/clients/form/client_form'
import type { ClientChoices } from '~/features/clients/types'
import { useMessages } from '~/hooks/use_messages'

type NewClientProps = { choices: ClientChoices }

export default function NewClient({ choices }: NewClientProps) {
  const t = useMessages()
  const form = useClientForm(null)
  form.transform(outputOf)
  const crumbs = [{ label: t('clients.title'), href: LIST }, { label: t('clients.create.title') }]

  return (
    <>
      <Head title={t('clients.create.title')} />
      <PageHead crumbs={crumbs} title={t('clients.create.title')} meta={t('clients.create.lead')} />
      <Form form={form} method="post" action={LIST} guard className="grid gap-6 px-6 pt-3 pb-8 max-md:px-4">
        <ClientFields form={form} choices={choices} clientId={null} autoFocus />
        <FormButtons cancelHref={LIST} verb={t('clients.create.submit')} className="max-w-200 lg:pl-64" />
      </Form>
    </>
  )
}
