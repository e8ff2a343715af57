import { router, usePage } from '@inertiajs/react'
import { ImageUp, Trash2 } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent } from 'react'
import { Avatar } from '~/components/display/avatar'
import { Button } from '~/components/actions/button'
import { FieldError } from '~/components/forms/field_error'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'
import { Section } from './section'

const ADDRESS = route('settings.profile_pictures.store')
const FORMATS = 'image/jpeg,image/png,image/webp'

/** A person's picture: chosen, changed or taken away at once. */
export function PictureForm() {
  const t = useMessages()
  const { name, id, picture } = usePage<SharedProps>().props.identity!
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const help = useId()

  const visit = {
    preserveScroll: true,
    onStart: () => setSending(true),
    onFinish: () => setSending(false),
    onError: (errors: Record<string, string>) => setError(errors.picture),
    onSuccess: () => setError(undefined),
  }

  function send(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // The same file can be chosen again after it was refused.
    event.target.value = ''
    if (file) router.post(ADDRESS, { picture: file }, { ...visit, forceFormData: true })
  }

  return (
    <Section title={t('settings.picture.title')} text={<span id={help}>{t('settings.picture.help')}</span>}>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar
          name={t('settings.picture.of', { name })}
          initialsOf={name}
          id={String(id)}
          picture={picture}
          size="xl"
        />
        <div className="flex flex-wrap gap-2">
          <Button
            icon={ImageUp}
            pending={isSending}
            pendingText={t('settings.picture.uploading')}
            aria-describedby={help}
            onClick={() => input.current?.click()}
          >
            {picture ? t('settings.picture.change') : t('settings.picture.choose')}
          </Button>
          {picture && (
            <Button icon={Trash2} variant="ghost" disabled={isSending} onClick={() => router.delete(ADDRESS, visit)}>
              {t('settings.picture.remove')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={FORMATS}
          onChange={send}
          hidden
          aria-label={t('settings.picture.choose')}
        />
      </div>
      <div role="alert" className="mt-2 empty:hidden">
        {error && <FieldError>{error}</FieldError>}
      </div>
    </Section>
  )
}
