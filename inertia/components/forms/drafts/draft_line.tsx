import { History } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { RelativeTime } from '~/components/display/date_time'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import { useNow } from '~/hooks/use_now'

const MINUTE_MS = 60_000

/** Says that what stands in the form was typed before and never sent, and offers to throw it away. */
export function DraftLine({ at, onDiscard }: { at: number; onDiscard: () => void }) {
  const t = useMessages()
  const now = useNow()
  // Within a minute a time alone reads «ahora», which says that something is still being typed.
  const isMomentAgo = now !== null && now.getTime() - at < MINUTE_MS
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-lg border border-info-line bg-info-subtle py-1.5 pr-1.5 pl-3 text-sm"
    >
      <Icon of={History} className="text-info-fg" />
      <p className="min-w-0 flex-1 basis-48">
        {t.rich('forms.draft.restored', {
          when: () => (isMomentAgo ? t('forms.draft.moment_ago') : <RelativeTime value={new Date(at).toISOString()} />),
        })}
      </p>
      <Button size="sm" variant="ghost" onClick={onDiscard}>
        {t('forms.draft.discard')}
      </Button>
    </div>
  )
}
