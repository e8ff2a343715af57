import { router } from '@inertiajs/react'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { useMessages } from '~/hooks/use_messages'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'
import type { Kind } from './vocabulary'

/** Asks for a reading of one kind of a source, unless it is under way. */
export function RunNow({ kind: { source, kind, kindName, sourceName, state } }: { kind: Kind }) {
  const t = useMessages()
  const { locale } = useLocale()
  const [isAsking, setAsking] = useState(false)
  const ask = () =>
    router.post(
      route('settings.source_readings.store', { source, kind }),
      {},
      { preserveScroll: true, onStart: () => setAsking(true), onFinish: () => setAsking(false) }
    )
  const reasons: Partial<Record<Kind['state'], string>> = {
    running: t('sources.run.under_way'),
    queued: t('sources.run.waits'),
  }
  return (
    <Button
      size="sm"
      icon={Play}
      onClick={ask}
      pending={isAsking}
      pendingText={t('sources.run.asking')}
      disabledReason={reasons[state]}
      aria-label={t('sources.run.now_of', { kind: kindName[locale], source: sourceName[locale] })}
    >
      {t('sources.run.now')}
    </Button>
  )
}
