import type { ReactNode } from 'react'
import { useMessages } from '~/hooks/use_messages'
import { NumberLink } from './number_link'

export interface ListedPart {
  key: string
  label: string
  value: number
  /** How the value is told, when it is no count. */
  told?: ReactNode
  href: string | null
}

const WIDTH = 100

/** Parts of a whole, each with a bar as long as its share of the largest, and its number, which opens its rows. */
export function PartList({ parts, caption }: { parts: ListedPart[]; caption: string }) {
  const t = useMessages()
  const most = Math.max(1, ...parts.map(({ value }) => value))
  if (parts.length === 0) return <p className="text-sm text-fg-muted">{t('insights.nothing')}</p>
  return (
    <ul aria-label={caption} className="grid content-start gap-2">
      {parts.map(({ key, label, value, told, href }) => (
        <li key={key} className="grid gap-0.5 text-sm">
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 wrap-break-word">{label}</span>
            {href === null ? (
              <span className="tabular-nums">{told ?? value}</span>
            ) : (
              <NumberLink href={href} of={value}>
                {told ?? value}
              </NumberLink>
            )}
          </span>
          <svg aria-hidden viewBox={`0 0 ${WIDTH} 4`} preserveAspectRatio="none" className="block h-1.5 w-full">
            <rect width={WIDTH} height="4" className="fill-surface-active" />
            <rect width={(value / most) * WIDTH} height="4" className="fill-accent-fg" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
