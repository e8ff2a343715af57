import { Head, router } from '@inertiajs/react'
import { Archive } from 'lucide-react'
import { useState } from 'react'
import { Note } from '~/components/feedback/note'
import { Panel } from '~/components/layout/panel'
import { Tabs } from '~/components/actions/tabs'
import { clientAddress } from '~/features/clients/address'
import { ClientData } from '~/features/clients/client_data'
import { ClientHead } from '~/features/clients/client_head'
import { ClientPanels, ClientPart, clientPartsOf } from '~/features/clients/client_parts'
import { DeleteClient } from '~/features/clients/delete_client'
import { MergesNote } from '~/features/clients/merges_note'
import { PortalPanel } from '~/features/clients/portal_panel'
import type { ClientFacts, MergeFacts, PortalFacts, ReasonToKeep } from '~/features/clients/types'
import type { Json, LoadedPart, LoadedTab } from '~/features/parts'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'

type ClientProps = {
  client: ClientFacts
  tab: string
  tabs: LoadedTab[]
  content: Json
  panels: LoadedPart[]
  access: PortalFacts
  merges: MergeFacts[]
  /** Asked for when somebody wants to delete the client. */
  reasonsToKeep?: ReasonToKeep[]
  mayShowMatters: boolean
}

export default function Client({ client, tab, tabs, content, panels, access, merges, ...props }: ClientProps) {
  const t = useMessages()
  const [isDeleting, setDeleting] = useState(false)
  const { id, name, archived } = client
  const items = [
    { label: t('clients.tab.summary'), href: clientAddress(id), current: tab === 'summary' },
    ...tabs.map(({ key, count }) => ({
      label: t(`clients.tab.${key}` as MessageId),
      href: clientAddress(id, key),
      current: tab === key,
      count: count ?? undefined,
    })),
  ]

  function askToDelete() {
    router.reload({ only: ['reasonsToKeep'], onSuccess: () => setDeleting(true) })
  }
  return (
    <>
      <Head title={name} />
      <ClientHead client={client} onDelete={askToDelete} />
      {archived && (
        <Note icon={Archive} className="mx-6 mb-2 max-md:mx-4">
          {t('clients.page.archived_note')}
        </Note>
      )}
      <MergesNote client={client} merges={merges} />
      <Tabs label={t('clients.tabs')} items={items} />
      <div className="px-6 pt-4 pb-10 max-md:px-4">
        {tab === 'summary' ? (
          <div className="grid items-start gap-4 desk:grid-cols-2">
            <ClientData client={client} />
            <div className="grid gap-4">
              <PortalPanel {...{ client, access }} mayShowMatters={props.mayShowMatters} />
              <Panel title={t('clients.section.notes')}>
                <p className="text-sm wrap-break-word whitespace-pre-wrap">
                  {client.notes ?? <span className="text-fg-subtle">{t('clients.page.no_notes')}</span>}
                </p>
              </Panel>
              <ClientPanels record={{ client }} panels={panels} />
            </div>
          </div>
        ) : (
          <>
            <h2 className="sr-only">{t(`clients.tab.${tab}` as MessageId)}</h2>
            <ClientPart name={tab} record={{ client }} content={content} />
          </>
        )}
      </div>
      {isDeleting && (
        <DeleteClient client={client} reasons={props.reasonsToKeep ?? []} onClose={() => setDeleting(false)} />
      )}
    </>
  )
}

Client.parts = clientPartsOf
