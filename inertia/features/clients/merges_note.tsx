import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Note } from '~/components/feedback/note'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { ClientFacts, MergeFacts } from './types'

/** Who became part of this client lately, and the way back. */
export function MergesNote({ client, merges }: { client: ClientFacts; merges: MergeFacts[] }) {
  const t = useMessages()
  const { locale } = useLocale()
  const [busy, setBusy] = useState<number | null>(null)

  function undo(id: number) {
    setBusy(id)
    router.delete(route('law_firm.client_merges.destroy', { id: client.id, mergeId: id }), {
      preserveScroll: true,
      headers: { blockType: 'button' },
      onFinish: () => setBusy(null),
    })
  }
  return merges.map(({ id, name, until }) => (
    <Note
      key={id}
      tone="info"
      className="mx-6 mb-2 max-md:mx-4"
      end={
        client.can.delete && (
          <Button size="sm" pending={busy === id} onClick={() => undo(id)}>
            {t('clients.merge.undo')}
          </Button>
        )
      }
    >
      {t('clients.merge.undo_note', { name, until: formatDate(until, 'short', locale, 'America/Mexico_City') })}
    </Note>
  ))
}
