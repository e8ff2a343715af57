import { router } from '@inertiajs/react'
import { ImageUp, Trash2 } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { Button } from '~/components/actions/button'
import { FormError } from '~/components/forms/form_error'
import { useMessages } from '~/hooks/use_messages'

const FORMATS = 'image/jpeg,image/png,image/webp'

interface PictureFormProps {
  /** Where it is sent, and where it is taken away. */
  address: string
  /** Name of the file in what is sent. */
  name: 'picture' | 'logo'
  hasPicture: boolean
  words: Record<'label' | 'choose' | 'change' | 'help', string> & { remove?: string }
  /** The picture as it is now. */
  children: ReactNode
}

/** A picture: chosen, changed or taken away at once. */
export function PictureForm({ address, name, hasPicture, words, children }: PictureFormProps) {
  const t = useMessages()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const help = useId()

  const visit = {
    preserveScroll: true,
    onStart: () => setSending(true),
    onFinish: () => setSending(false),
    onError: (errors: Record<string, string>) => setError(errors[name]),
    onSuccess: () => setError(undefined),
  }

  function send(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // The same file can be chosen again after it was refused.
    event.target.value = ''
    if (file) router.post(address, { [name]: file }, { ...visit, forceFormData: true })
  }

  return (
    <div>
      <div className="flex flex-wrap items-center gap-4">
        {children}
        <div className="flex flex-wrap gap-2">
          <Button
            icon={ImageUp}
            pending={isSending}
            pendingText={t('forms.uploading')}
            aria-describedby={help}
            onClick={() => input.current?.click()}
          >
            {hasPicture ? words.change : words.choose}
          </Button>
          {hasPicture && (
            <Button icon={Trash2} variant="ghost" disabled={isSending} onClick={() => router.delete(address, visit)}>
              {words.remove ?? t('common.remove')}
            </Button>
          )}
        </div>
        <input ref={input} type="file" accept={FORMATS} onChange={send} hidden aria-label={words.label} />
      </div>
      <p id={help} className="mt-2 text-sm text-fg-muted">
        {words.help}
      </p>
      <FormError className="mt-2">{error}</FormError>
    </div>
  )
}
