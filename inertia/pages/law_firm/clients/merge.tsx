import { Head, router } from '@inertiajs/react'
import { PageHead } from '~/components/layout/page_head'
import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import { clientAddress, LIST } from '~/features/clients/address'
import { MergeForm, type Moving } from '~/features/clients/merge_form'
import type { ClientFacts } from '~/features/clients/types'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type MergeClientsProps = { client: ClientFacts; other: ClientFacts | null; moves: Moving[] }

const load = optionsFrom('law_firm.clients.options')

export default function MergeClients({ client, other, moves }: MergeClientsProps) {
  const t = useMessages()
  const crumbs = [
    { label: t('clients.title'), href: LIST },
    { label: client.name, href: clientAddress(client.id) },
    { label: t('clients.merge.title') },
  ]
  const choose = (chosen: BoxOption | null) =>
    chosen &&
    router.get(route('law_firm.clients.merge', { id: client.id }, { with: chosen.value }), {}, { preserveState: true })
  const loadOthers = async (query: string, signal: AbortSignal) =>
    (await load(query, signal)).filter(({ value }) => value !== String(client.id))

  return (
    <>
      <Head title={t('clients.merge.title')} />
      <PageHead crumbs={crumbs} title={t('clients.merge.title')} meta={t('clients.merge.lead')} />
      <div className="grid max-w-200 gap-5 px-6 pt-3 pb-8 max-md:px-4">
        <SelectBox
          label={t('clients.merge.choose')}
          help={t('clients.merge.choose_hint')}
          value={other ? { value: String(other.id), label: other.name } : null}
          onChange={choose}
          load={loadOthers}
        />
        {other && <MergeForm key={`${client.id}-${other.id}`} client={client} other={other} moves={moves} />}
      </div>
    </>
  )
}
