import { CloudOff, X } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { cx } from '~/components/cx'
import { Icon } from '~/components/display/icon'
import { IconButton } from '~/components/actions/icon_button'
import { reloadKeeping } from '~/components/forms/drafts/reload_keeping'
import { ChunkMissing } from '~/hooks/chunks'
import { useMessages } from '~/hooks/use_messages'
import { useOnline } from '~/hooks/use_online'

interface PartFailedProps {
  error: unknown
  onRetry: () => void
  /** It would have been opened above the page: said at the foot of the window. */
  isOpened?: boolean
  onClose?: () => void
}

/** Where a part of a page would be that did not come or broke: what happened and what can be done; the rest of the page stays. */
export function PartFailed({ error, onRetry, isOpened, onClose }: PartFailedProps) {
  const t = useMessages()
  const isOnline = useOnline()
  const reason = !(error instanceof ChunkMissing) ? 'broken' : isOnline ? 'missing' : 'offline'
  const place = isOpened
    ? 'fixed inset-x-4 bottom-5 z-(--z-toast) mx-auto max-w-140 shadow-lg max-md:bottom-[calc(var(--bottombar)+0.75rem)]'
    : 'my-1'
  return (
    <div
      role="alert"
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-warning-line bg-warning-subtle px-3 py-2.5 text-sm text-fg print:hidden',
        place
      )}
    >
      <Icon of={CloudOff} className="text-warning-fg" />
      <p className="min-w-0 flex-1 basis-60 text-pretty">{t(`access.part.${reason}`)}</p>
      <span className="flex flex-none items-center gap-1.5">
        <Button size="sm" onClick={onRetry}>
          {t('access.retry')}
        </Button>
        {reason === 'missing' && (
          <Button size="sm" variant="primary" onClick={() => void reloadKeeping()}>
            {t('access.reload')}
          </Button>
        )}
        {onClose && <IconButton label={t('common.close')} icon={X} onClick={onClose} />}
      </span>
    </div>
  )
}
