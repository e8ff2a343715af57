import { useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from '~/components/cx'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

interface ProgressBarProps {
  /** What is being done: «Importando expedientes». */
  label: string
  value: number
  max: number
  /** After the counts: «faltan 40 s». */
  detail?: string
  /** Only the bar; the label stays for assistive technology. */
  bare?: boolean
  className?: string
  /** Under the bar: errors, links. */
  children?: ReactNode
}

/** How much of a long work is done, with its counts. */
export function ProgressBar({ label, value, max, detail, bare, className, children }: ProgressBarProps) {
  const t = useMessages()
  const id = useId()
  const { locale } = useLocale()
  const figure = (count: number) => count.toLocaleString(tagOf(locale))
  const counts = t('common.progress', { done: figure(value), total: figure(max) })

  return (
    <div className={cx('grid gap-2', className)}>
      <div className={bare ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <span id={id} className="font-medium">
          {label}
        </span>
        <span className="text-sm text-fg-subtle tabular-nums">{detail ? `${counts}, ${detail}` : counts}</span>
      </div>
      <progress className="meter" aria-labelledby={id} value={value} max={max} />
      {children}
    </div>
  )
}
