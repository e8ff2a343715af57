import { DateTime } from '~/components/date_time'
import { useMessages } from '~/hooks/use_messages'
import { Answer } from './answer'
import { StageWords } from './stage_words'
import type { ClientMatter, Update } from './types'

/** How the matter stands: its state in plain words, and what the firm told last. */
export function NewsAnswer({ matter, updates }: { matter: ClientMatter; updates: Update[] }) {
  const t = useMessages()
  return (
    <Answer title={t('portal.news.title')} anchor="news">
      <StageWords matter={matter} />
      {updates.length === 0 && <p className="mt-2 text-fg-muted">{t('portal.news.none', { firm: matter.firm })}</p>}
      <ol className="mt-2 grid gap-3">
        {updates.map(({ id, text, at, name }) => (
          <li key={id} className="border-l-2 border-line-strong pl-3">
            <p className="text-sm text-fg-muted">
              <DateTime value={at} format="long" />
              {name && ` · ${name}`}
            </p>
            <p className="wrap-break-word whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
    </Answer>
  )
}
