import { Head, usePage } from '@inertiajs/react'
import { Button } from '~/components/button'
import { ButtonLink } from '~/components/button_link'
import { Form } from '~/components/forms/form'
import { PageHead } from '~/components/page_head'
import { LIST } from '~/features/matters/address'
import { MatterFields } from '~/features/matters/matter_fields'
import { useMatterForm, type Choices } from '~/features/matters/matter_form'
import { useMessages } from '~/hooks/use_messages'
import type { SharedProps } from '~/types'

export default function NewMatter({ choices }: { choices: Choices }) {
  const t = useMessages()
  const me = usePage<SharedProps>().props.identity!.id
  const form = useMatterForm({
    title: '',
    materia: '',
    court: '',
    fileNumber: '',
    clientName: '',
    responsibleId: String(me),
    status: 'active',
  })
  const crumbs = [{ label: t('matters.title'), href: LIST }, { label: t('matters.create.title') }]

  return (
    <>
      <Head title={t('matters.create.title')} />
      <PageHead crumbs={crumbs} title={t('matters.create.title')} meta={t('matters.create.lead')} />
      <Form form={form} method="post" action="/law-firm/files" guard className="max-w-160 px-6 pt-3 pb-8 max-md:px-4">
        <MatterFields form={form} choices={choices} autoFocus />
        <div className="mt-2 flex flex-wrap gap-2 max-md:*:flex-1">
          <Button type="submit" variant="primary" pending={form.processing} pendingText={t('common.creating')}>
            {t('matters.create.submit')}
          </Button>
          <ButtonLink href={LIST} variant="ghost">
            {t('common.cancel')}
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}
