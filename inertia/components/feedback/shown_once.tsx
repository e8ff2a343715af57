import { Check, Copy, KeyRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '~/components/actions/button'
import { Note } from '~/components/feedback/note'
import { useCopied } from '~/hooks/use_copied'
import { useMessages } from '~/hooks/use_messages'

interface ShownOnceProps {
  title: string
  text: string
  /** What the secret is called, for who does not see it. */
  label: string
  secret: string
  className?: string
}

/** A secret that was just made, this once, ready to copy. */
export function ShownOnce({ title, text, label, secret, className }: ShownOnceProps) {
  const t = useMessages()
  const [state, copy] = useCopied()
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  return (
    <Note tone="success" icon={KeyRound} role="status" {...{ title, className }}>
      {text}
      <div className="mt-2 flex gap-2 max-md:flex-col">
        <input
          ref={field}
          readOnly
          aria-label={label}
          value={secret}
          className="input h-control min-w-0 font-mono text-xs md:flex-1 max-md:h-control-lg"
          autoComplete="off"
          onFocus={(event) => event.target.select()}
        />
        <Button icon={state === 'copied' ? Check : Copy} onClick={() => void copy(secret)}>
          {t(state === 'copied' ? 'tokens.copied' : 'tokens.copy')}
        </Button>
      </div>
      <p aria-live="polite" className="mt-1 text-danger-fg empty:hidden">
        {state === 'failed' && t('tokens.copy_failed')}
      </p>
    </Note>
  )
}
