import { DateTime } from '~/components/display/date_time'
import { useMessages } from '~/hooks/use_messages'
import { Answer } from './answer'
import type { Update } from './types'

/** What the firm told of a matter, newest first. */
export function NewsAnswer({ firm, updates }: { firm: string; updates: Update[] }) {
  const t = useMessages()
  return (
    <Answer title={t('portal.news.updates')} anchor="news">
      {updates.length === 0 && <p className="mt-1.5 text-fg-muted">{t('portal.news.none', { firm })}</p>}
      <ol className="mt-2 grid gap-3.5">
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
