import { Head } from '@inertiajs/react'
import { useState } from 'react'
import { Form } from '~/components/forms/form'
import { FormButtons } from '~/components/forms/form_buttons'
import { PageHead } from '~/components/layout/page_head'
import { clientAddress, LIST } from '~/features/clients/address'
import { ClientFields } from '~/features/clients/form/client_fields'
import { outputOf, useClientForm } from '~/features/clients/form/client_form'
import { ClientPicture } from '~/features/clients/client_picture'
import { SavedByOthers } from '~/features/clients/saved_by_others'
import type { ClientChoices, ClientFacts } from '~/features/clients/types'
import { useMessages } from '~/hooks/use_messages'

type EditClientProps = { client: ClientFacts; choices: ClientChoices }

export default function EditClient({ client, choices }: EditClientProps) {
  const t = useMessages()
  const form = useClientForm(client)
  const [begunAt] = useState(client.version)
  const isStale = 'version' in form.errors
  // Who was told of the newer one and saves all the same means it.
  form.transform((input) => ({ ...outputOf(input), version: isStale ? client.version : begunAt }))
  const { id, name } = client
  const crumbs = [
    { label: t('clients.title'), href: LIST },
    { label: name, href: clientAddress(id) },
    { label: t('clients.edit.crumb') },
  ]

  return (
    <>
      <Head title={t('clients.edit.title', { name })} />
      <PageHead crumbs={crumbs} title={t('clients.edit.title', { name })} />
      <Form
        form={form}
        method="put"
        action={clientAddress(id)}
        visit={{ preserveState: true }}
        guard
        className="grid gap-6 px-6 pt-3 pb-8 max-md:px-4"
      >
        <div className="max-w-200 lg:pl-64">
          <ClientPicture client={client} />
        </div>
        <ClientFields form={form} choices={choices} clientId={id} />
        <div className="grid max-w-200 gap-4 lg:pl-64">
          {isStale && <SavedByOthers form={form} client={client} />}
          <FormButtons
            cancelHref={clientAddress(id)}
            verb={t(isStale ? 'clients.edit.submit_anyway' : 'clients.edit.submit')}
          />
        </div>
      </Form>
    </>
  )
}
