import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Note } from '~/components/feedback/note'
import type { SummaryPart } from '~/features/research/reading/citation_types'
import { fetchJson } from '~/features/shell/requests/requests'
import { useMessages } from '~/hooks/use_messages'

type State = { is: 'closed' | 'pending' | 'failed' } | { is: 'open'; parts: SummaryPart[] }

/** The summary of the document, made when somebody asks for it: sentences of its own text, each of which leads to its place. */
export function SummaryBox({ address }: { address: string }) {
  const t = useMessages()
  const [state, setState] = useState<State>({ is: 'closed' })
  const ask = () => {
    setState({ is: 'pending' })
    fetchJson<{ data: SummaryPart[] | null }>(`${address}/summary`).then(
      ({ data }) => setState(data ? { is: 'open', parts: data } : { is: 'failed' }),
      () => setState({ is: 'failed' })
    )
  }

  if (state.is === 'failed')
    return (
      <Note
        tone="warning"
        role="alert"
        className="mb-5 print:hidden"
        end={
          <Button size="sm" onClick={ask}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('citations.summary.failed')}
      </Note>
    )
  if (state.is !== 'open')
    return (
      <Button
        icon={Sparkles}
        size="sm"
        className="mb-5 print:hidden"
        pending={state.is === 'pending'}
        pendingText={t('citations.summary.making')}
        onClick={ask}
      >
        {t('citations.summary.ask')}
      </Button>
    )
  return <Summary parts={state.parts} onHide={() => setState({ is: 'closed' })} />
}

function Summary({ parts, onHide }: { parts: SummaryPart[]; onHide: () => void }) {
  const t = useMessages()
  return (
    <section
      aria-label={t('citations.summary')}
      className="mb-6 rounded-lg border border-line bg-surface-subtle px-4 py-3 text-sm"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 className="font-semibold">{t('citations.summary')}</h2>
        <Button variant="ghost" size="sm" className="print:hidden" onClick={onHide}>
          {t('citations.summary.hide')}
        </Button>
      </div>
      <p className="mb-2 text-xs text-fg-subtle">{t('citations.summary.about')}</p>
      {parts.map(({ part, sentences }) => (
        <div key={part} className="mt-2.5">
          <h3 className="text-xs font-medium text-fg-muted">{t(`citations.summary.${part}`)}</h3>
          <ul lang="es-MX" className="grid gap-1.5 pt-1 font-serif">
            {sentences.map(({ text, paragraph }) => (
              <li key={text}>
                <a
                  href={`#p${paragraph}`}
                  title={t('citations.summary.place')}
                  className="rounded-xs decoration-line-strong underline-offset-3 hover:underline"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
