import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

/** Length of a text in characters as people count them, with the words for its limit and for having passed it. */
export function useCharacterLimit(value: string, limit?: number) {
  const t = useMessages()
  const { locale } = useLocale()
  const length = [...value].length
  if (!limit) return { length, help: undefined, error: undefined }

  return {
    length,
    help: t('forms.maximum_characters', { count: limit.toLocaleString(tagOf(locale)) }),
    error: length > limit ? t('forms.characters_exceeded') : undefined,
  }
}
