import { router } from '@inertiajs/react'
import { ImageUp, Trash2 } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent } from 'react'
import { Button } from '~/components/actions/button'
import { FieldError } from '~/components/forms/field_error'
import { initials } from '~/components/display/initials'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const ADDRESS = route('law_firm.logo.store')
const FORMATS = 'image/jpeg,image/png,image/webp'

/** The logo of a firm: chosen, changed or taken away at once. */
export function LogoForm({ name, logo }: { name: string; logo: string | null }) {
  const t = useMessages()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const help = useId()

  const visit = {
    preserveScroll: true,
    // The form around it may hold what nobody has saved yet.
    preserveState: true,
    onStart: () => setSending(true),
    onFinish: () => setSending(false),
    onError: (errors: Record<string, string>) => setError(errors.logo),
    onSuccess: () => setError(undefined),
  }

  function send(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // The same file can be chosen again after it was refused.
    event.target.value = ''
    if (file) router.post(ADDRESS, { logo: file }, { ...visit, forceFormData: true })
  }

  return (
    <div>
      <div className="flex flex-wrap items-center gap-4">
        {logo ? (
          <img
            src={route('pictures.show', { id: logo })}
            alt={t('firm.field.logo')}
            className="size-20 rounded-lg border border-line bg-white object-contain"
          />
        ) : (
          <span
            aria-hidden
            className="grid size-20 place-items-center rounded-lg bg-accent text-2xl font-bold text-on-accent"
          >
            {initials(name)}
          </span>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            icon={ImageUp}
            pending={isSending}
            pendingText={t('firm.logo.sending')}
            aria-describedby={help}
            onClick={() => input.current?.click()}
          >
            {logo ? t('firm.logo.change') : t('firm.logo.choose')}
          </Button>
          {logo && (
            <Button icon={Trash2} variant="ghost" disabled={isSending} onClick={() => router.delete(ADDRESS, visit)}>
              {t('common.remove')}
            </Button>
          )}
        </div>
        <input ref={input} type="file" accept={FORMATS} onChange={send} hidden aria-label={t('firm.logo.choose')} />
      </div>
      <p id={help} className="mt-2 text-sm text-fg-muted">
        {t('firm.logo.help')}
      </p>
      <div role="alert" className="mt-2 empty:hidden">
        {error && <FieldError>{error}</FieldError>}
      </div>
    </div>
  )
}
