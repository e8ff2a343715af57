import { useState } from 'react'
import { NotShown } from '~/features/document_reading/document_preview'
import { useMessages } from '~/hooks/use_messages'

type MediaViewProps = { kind: 'picture' | 'audio' | 'video'; source: string; name: string; download: string }

/** What the browser itself shows or plays; a format that it does not know is offered for download. */
export function MediaView({ kind, source, name, download }: MediaViewProps) {
  const t = useMessages()
  const [hasFailed, setFailed] = useState(false)
  const shown = { src: source, onError: () => setFailed(true) }

  if (hasFailed) return <NotShown reason={t('document_reading.preview.unknown_format')} href={download} />
  if (kind === 'picture')
    return (
      <div className="flex justify-center rounded-lg border border-line bg-surface-subtle p-4 max-md:p-2">
        <img {...shown} alt={name} className="max-h-[80dvh] max-w-full object-contain" />
      </div>
    )
  if (kind === 'video')
    return (
      <video
        {...shown}
        aria-label={name}
        controls
        preload="metadata"
        className="max-h-[80dvh] w-full rounded-lg bg-surface-inverse"
      />
    )
  return <audio {...shown} aria-label={name} controls preload="metadata" className="w-full" />
}
