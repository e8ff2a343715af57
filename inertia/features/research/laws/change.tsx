import { Link } from '@inertiajs/react'
import { Badge } from '~/components/display/badge'
import type { Comparison } from '~/features/research/laws/types'
import { useMessages } from '~/hooks/use_messages'

type UnitChange = Comparison['changes'][number]

const TONES = { added: 'success', removed: 'danger', changed: 'warning' } as const

/** What became of one article or paragraph, word by word. */
export function Change({ unit: { label, href, change, runs } }: { unit: UnitChange }) {
  const t = useMessages()
  return (
    <li className="border-b border-line-subtle py-5">
      <h2 className="mb-2 flex flex-wrap items-center gap-2 text-md">
        {label &&
          (href ? (
            <Link href={href} className="link">
              {label}
            </Link>
          ) : (
            label
          ))}
        <Badge tone={TONES[change]}>{t(`laws.change.${change}`)}</Badge>
      </h2>
      <p lang="es-MX" className="read max-w-read font-serif whitespace-pre-line wrap-anywhere">
        {runs.map(({ text, change: run }, place) =>
          run === 'added' ? <ins key={place}>{text}</ins> : run === 'removed' ? <del key={place}>{text}</del> : text
        )}
      </p>
    </li>
  )
}
