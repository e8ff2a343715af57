import { Check, Copy, KeyRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '~/components/actions/button'
import { Note } from '~/components/feedback/note'
import { useCopied } from '~/features/auth/use_copied'
import { useMessages } from '~/hooks/use_messages'

/** The token that was just made, this once, ready to copy. */
export function FreshToken({ name, token }: { name: string; token: string }) {
  const t = useMessages()
  const [state, copy] = useCopied()
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  return (
    <Note
      tone="success"
      icon={KeyRound}
      role="status"
      title={t('tokens.fresh_title', { name })}
      className="mx-3.5 mb-3"
    >
      {t('tokens.fresh_text')}
      <div className="mt-2 flex gap-2 max-md:flex-col">
        <input
          ref={field}
          readOnly
          aria-label={t('tokens.value')}
          value={token}
          className="input h-control min-w-0 font-mono text-xs md:flex-1 max-md:h-control-lg"
          autoComplete="off"
          onFocus={(event) => event.target.select()}
        />
        <Button icon={state === 'copied' ? Check : Copy} onClick={() => void copy(token)}>
          {t(state === 'copied' ? 'tokens.copied' : 'tokens.copy')}
        </Button>
      </div>
      <p aria-live="polite" className="mt-1 text-danger-fg empty:hidden">
        {state === 'failed' && t('tokens.copy_failed')}
      </p>
    </Note>
  )
}
