import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Badge, type BadgeTone } from '~/components/display/badge'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import { AnswersTable } from './answers_table'
import { summaryOf, textOf, type Operation } from './document'
import { FieldsTable } from './fields_table'
import { fieldsOf, typeWord } from './schema_words'
import { TryIt } from './try_it'
import type { Trial } from './use_trial'

const TONES: Record<Operation['method'], BadgeTone> = {
  GET: 'info',
  POST: 'success',
  PATCH: 'warning',
  DELETE: 'danger',
}

/** One call: folded to a line, open with all that there is to know and a way to try it. */
export function OperationCard({ operation, trial }: { operation: Operation; trial: Trial }) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const { method, path } = operation
  return (
    <li className="min-w-0 rounded-lg border border-line bg-surface">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-lg px-3.5 py-2.5 hover:bg-surface-hover">
          <Icon of={ChevronRight} className={isOpen ? 'rotate-90 text-fg-subtle' : 'text-fg-subtle'} />
          <Badge tone={TONES[method]} className="w-16 justify-center font-mono">
            {method}
          </Badge>
          <span className="min-w-0 font-mono text-sm break-all">{path}</span>
          <span className="min-w-0 flex-1 text-sm text-fg-muted max-md:basis-full">{t(summaryOf(operation))}</span>
          <Need scope={operation.scope} />
        </summary>
        {isOpen && <Detail operation={operation} trial={trial} />}
      </details>
    </li>
  )
}

/** What the token of a call must be allowed. */
function Need({ scope }: Pick<Operation, 'scope'>) {
  const t = useMessages()
  if (scope === null) return <span className="text-xs text-fg-subtle max-md:basis-full">{t('api.needs_none')}</span>
  return (
    <span className="text-xs text-fg-subtle max-md:basis-full">
      {scope === '' ? t('api.needs_any') : t('api.needs', { scope })}
    </span>
  )
}

function Detail({ operation, trial }: { operation: Operation; trial: Trial }) {
  const t = useMessages()
  const { parameters, body, data, answers, hasText } = operation
  const asked = parameters.map(({ name, required, schema }) => ({ name, required, type: typeWord(t, schema) }))
  return (
    <div className="grid gap-4 border-t border-line px-3.5 py-3">
      {hasText && <p className="max-w-[68ch] text-fg-muted">{t(textOf(operation))}</p>}
      <FieldsTable title={t('api.parameters')} fields={asked} />
      {body && <FieldsTable title={t('api.body')} fields={fieldsOf(t, body)} />}
      {data && <FieldsTable title={t('api.data')} fields={fieldsOf(t, data)} />}
      <AnswersTable answers={answers} />
      {!operation.isFile && <TryIt operation={operation} trial={trial} />}
    </div>
  )
}
