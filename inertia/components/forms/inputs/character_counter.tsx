import { useLocale } from '~/i18n/provider'
import { tagOf } from '~/i18n/formats'
import { cx } from '~/components/cx'
import { useMessages } from '~/hooks/use_messages'

interface CharacterCounterProps {
  length: number
  limit: number
}

/** «82 de 90», live, once the limit is near; before that nobody needs to know. */
export function CharacterCounter({ length, limit }: CharacterCounterProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const figure = (count: number) => count.toLocaleString(tagOf(locale))
  if (length < limit * 0.8) return null

  return (
    <span
      className={cx('flex-none whitespace-nowrap tabular-nums', length > limit && 'text-danger-fg')}
      aria-live={length >= limit * 0.9 ? 'polite' : 'off'}
    >
      {t('forms.characters_used', { used: figure(length), limit: figure(limit) })}
    </span>
  )
}
