import { DateTime } from '~/components/display/date_time'
import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'

/** What one publication did to the law. */
export type Reform = {
  on: string
  touched: {
    label: string
    action: 'reformed' | 'added' | 'repealed' | 'invalidated' | 'errata' | 'amounts'
    href: string | null
  }[]
}

const OPEN = 3

/** The reforms of a law that its text tells of, the newest first, each with the articles that it touched. */
export function ReformHistory({ reforms }: { reforms: Reform[] }) {
  const t = useMessages()
  return (
    <section id="reformas" aria-labelledby="reformas-title" className="mt-8 max-w-read border-t border-line pt-6">
      <h2 id="reformas-title" className="text-md font-semibold">
        {t('laws.reforms')}
      </h2>
      <p className="mt-1 mb-3 text-sm text-pretty text-fg-muted">
        {t(reforms.length > 0 ? 'laws.reforms.text' : 'laws.reforms.none')}
      </p>
      {reforms.map(({ on, touched }, place) => (
        <details key={on} open={place < OPEN} className="border-b border-line-subtle py-2">
          <summary className="flex min-h-9 cursor-pointer items-center gap-3">
            <span className="font-medium">
              <DateTime value={on} format="long" />
            </span>
            <span className="text-sm text-fg-subtle">{t('laws.reforms.count', { count: touched.length })}</span>
          </summary>
          <ul className="grid gap-1 pb-2 text-sm">
            {touched.map(({ label, action, href }, line) => (
              <li key={line} className="flex min-h-7 flex-wrap items-center gap-x-2">
                <span lang="es-MX">{href ? <TextLink href={href}>{label}</TextLink> : label}</span>
                <span className="text-fg-subtle">{t(`laws.reforms.action.${action}`)}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
