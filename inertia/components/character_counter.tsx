import { useLocale } from '~/i18n/provider'
import { tagOf } from '~/i18n/formats'
import { cx } from '~/components/cx'
import { useMessages } from '~/hooks/use_messages'

interface CharacterCounterProps {
  length: number
  limit: number
}

/** «12 de 90», live; what it says is announced only near and past the limit. */
export function CharacterCounter({ length, limit }: CharacterCounterProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const figure = (count: number) => count.toLocaleString(tagOf(locale))
  const isNear = length >= limit * 0.9

  return (
    <span
      className={cx('flex-none whitespace-nowrap tabular-nums', length > limit && 'text-danger-fg')}
      aria-live={isNear ? 'polite' : 'off'}
    >
      {t('forms.characters_used', { used: figure(length), limit: figure(limit) })}
    </span>
  )
}
