import { Head } from '@inertiajs/react'
import { ButtonLink } from '~/components/actions/button_link'
import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
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
        <div className="flex max-w-200 flex-wrap gap-2 max-md:*:flex-1 lg:pl-64">
          <Submit>{t('clients.create.submit')}</Submit>
          <ButtonLink href={LIST} variant="ghost">
            {t('common.cancel')}
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}
