import { Play } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '~/components/actions/button'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'
import { routeOf, type Operation } from './document'
import { exampleOf } from './schema_words'
import type { Outcome, Trial } from './use_trial'

interface TryItProps {
  operation: Operation
  trial: Trial
}

/** Makes the call with the token of the page and shows what came back. */
export function TryIt({ operation, trial }: TryItProps) {
  const t = useMessages()
  const id = useId()
  const [values, setValues] = useState<Record<string, string>>({})
  const [body, setBody] = useState(() => (operation.body ? JSON.stringify(exampleOf(operation.body), null, 2) : ''))
  const [fault, setFault] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const parameters = operation.parameters.filter((one) => one.in !== 'header')
  const lacksToken = operation.scope !== null && trial.token.trim() === ''

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending || lacksToken) return
    const read = parse(body)
    if (operation.body && !read) return setFault(t('api.body_wrong'))
    setFault(undefined)
    setSending(true)
    setOutcome(await trial.send(routeOf(operation, values), operation.body ? read!.value : undefined))
    setSending(false)
  }

  return (
    <div role="group" aria-labelledby={id} className="grid gap-3 rounded-md border border-line bg-surface-subtle p-3">
      <h3 id={id} className="text-sm font-semibold">
        {t('api.try')}
      </h3>
      <form noValidate onSubmit={(event) => void send(event)} className="grid gap-3">
        {parameters.length > 0 && (
          <div className="grid gap-3 md:grid-cols-3">
            {parameters.map(({ name, required }) => (
              <TextField
                key={name}
                label={name}
                required={required}
                value={values[name] ?? ''}
                onChange={(value) => setValues({ ...values, [name]: value })}
                autoComplete="off"
              />
            ))}
          </div>
        )}
        {operation.body && (
          <TextArea
            label={t('api.body_json')}
            rows={Math.min(12, body.split('\n').length + 1)}
            value={body}
            onChange={setBody}
            error={fault}
            spellCheck={false}
            className="[&_textarea]:font-mono"
          />
        )}
        <Button
          type="submit"
          icon={Play}
          className="justify-self-start"
          pending={isSending}
          pendingText={t('api.sending')}
          disabled={lacksToken}
          disabledReason={lacksToken ? t('api.needs_token_first') : undefined}
        >
          {t('api.send')}
        </Button>
      </form>
      <div aria-live="polite">{outcome && <Shown outcome={outcome} />}</div>
    </div>
  )
}

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

function Shown({ outcome }: { outcome: Outcome }) {
  const t = useMessages()
  if (outcome.status === null) return <p className="text-danger-fg">{t('api.answer_failed')}</p>
  const title = t('api.answer_title', { status: outcome.status })
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-medium">{title}</p>
      <pre
        tabIndex={0}
        aria-label={title}
        className="max-h-80 overflow-auto rounded-md border border-line bg-surface p-2.5 font-mono text-xs"
      >
        {outcome.text}
      </pre>
    </div>
  )
}
