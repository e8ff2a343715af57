import { router } from '@inertiajs/react'
import { ImageUp, Trash2 } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent } from 'react'
import { Avatar } from '~/components/display/avatar'
import { Button } from '~/components/actions/button'
import { FieldError } from '~/components/forms/field_error'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { ClientFacts } from './types'

const FORMATS = 'image/jpeg,image/png,image/webp'

/** The picture of a client: chosen, changed or taken away at once. */
export function PictureForm({ client: { id, name, picture } }: { client: ClientFacts }) {
  const t = useMessages()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const help = useId()
  const address = route('law_firm.client_pictures.store', { id })

  const visit = {
    preserveScroll: true,
    // The form around it may hold what nobody has saved yet.
    preserveState: true,
    onStart: () => setSending(true),
    onFinish: () => setSending(false),
    onError: (errors: Record<string, string>) => setError(errors.picture),
    onSuccess: () => setError(undefined),
  }

  function send(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // The same file can be chosen again after it was refused.
    event.target.value = ''
    if (file) router.post(address, { picture: file }, { ...visit, forceFormData: true })
  }

  return (
    <div>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} id={id} picture={picture} size="xl" decorative />
        <div className="flex flex-wrap gap-2">
          <Button
            icon={ImageUp}
            pending={isSending}
            pendingText={t('clients.picture.sending')}
            aria-describedby={help}
            onClick={() => input.current?.click()}
          >
            {picture ? t('clients.picture.change') : t('clients.picture.choose')}
          </Button>
          {picture && (
            <Button icon={Trash2} variant="ghost" disabled={isSending} onClick={() => router.delete(address, visit)}>
              {t('common.remove')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={FORMATS}
          onChange={send}
          hidden
          aria-label={t('clients.picture.label', { name })}
        />
      </div>
      <p id={help} className="mt-2 text-sm text-fg-muted">
        {t('clients.picture.help')}
      </p>
      <div role="alert" className="mt-2 empty:hidden">
        {error && <FieldError>{error}</FieldError>}
      </div>
    </div>
  )
}
